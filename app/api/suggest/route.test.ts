import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longestText } from '@/lib/domain/search/query/typed-text';
import { ask, openCatalog } from '../_tests/open-data.fixture';
import { GET } from './route';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.end());

const suggest = (typed: string, from?: string) =>
  ask(GET, `/api/suggest?${new URLSearchParams({ q: typed })}`, from ? { from } : {});
const linesFor = async (typed: string) => (await (await suggest(typed)).json()).suggestions;

describe('suggestions', () => {
  it('link to a search for homes for sale, with their number', async () => {
    const [first] = await linesFor('kings');
    expect(first).toEqual({
      kind: 'county',
      label: 'Kings County (Brooklyn)',
      count: expect.any(Number),
      href: '/properties?county=kings',
    });
  });

  it('describe the parsed meaning of a whole sentence', async () => {
    const [first] = await linesFor('house under 9m');
    expect(first).toMatchObject({
      kind: 'search',
      label: 'House · Up to $9,000,000',
      href: '/properties?type=house&max=9000000',
    });
  });

  it('are empty for empty text, punctuation and overlong text', async () => {
    for (const typed of ['', '  ', '%$&', 'x'.repeat(10 * longestText)]) {
      expect(await linesFor(typed), typed).toEqual([]);
    }
  });

  it('are refused to a client that sends requests without pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses = new Set<number>();
    for (let count = 0; count < 400 && !statuses.has(429); count++)
      statuses.add((await suggest('a', '203.0.113.9')).status);
    vi.useRealTimers();
    expect([...statuses]).toEqual([200, 429]);
  });
});
