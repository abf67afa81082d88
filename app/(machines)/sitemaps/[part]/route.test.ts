import { afterAll, expect, test } from 'vitest';
import { cachedText } from '@/lib/server/platform/cached-text';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { GET } from './route';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

const ask = (part: string) =>
  GET(new Request(`http://a/sitemaps/${part}`), { params: Promise.resolve({ part }) });

test('requests for unknown parts evict nothing from the cache', async () => {
  expect((await ask('pages.xml')).status).toBe(200);
  const now = Date.now();
  expect(await cachedText('a feed', now, async () => 'first')).toBe('first');
  for (let number = 1; number <= 300; number++) expect((await ask(`homes-${number}.xml`)).status).toBe(404);
  expect(await cachedText('a feed', now, async () => 'again')).toBe('first');
});

test('a site without homes has no empty part, which the protocol forbids', async () => {
  expect((await ask('places.xml')).status).toBe(404);
  expect((await ask('results.xml')).status).toBe(404);
});
