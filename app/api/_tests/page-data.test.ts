import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as cards from '../cards/route';
import * as points from '../listings/points/route';
import { ask, openCatalog } from './open-data.fixture';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  catalog = await openCatalog(20);
});
afterAll(() => catalog.end());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['the homes of a map', points.GET, '/api/listings/points?county=kings'],
  ['the cards of homes', cards.GET, '/api/cards?homes=elm-1'],
] as const)('%s', (_, route, path) => {
  const statusFor = async (from: string) => (await ask(route, path, { from })).status;

  test('are sent to a person who changes the search three times a second for two minutes', async () => {
    for (let count = 0; count < 400; count++) {
      vi.setSystemTime(Date.now() + 333);
      expect(await statusFor('203.0.113.1')).toBe(200);
    }
  });

  test('are refused to an address that sends requests without pause, until it slows down, and to no other address', async () => {
    const statuses: number[] = [];
    while (statuses.length < 500 && !statuses.includes(429)) statuses.push(await statusFor('203.0.113.2'));
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(60);
    expect(await statusFor('203.0.113.3')).toBe(200);
    vi.setSystemTime(Date.now() + 1000);
    expect(await statusFor('203.0.113.2')).toBe(200);
  });
});
