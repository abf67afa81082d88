import { expect, test } from 'vitest';
import { cachedText, cacheLifetimeMs } from './cached-text';

test('callers within ten seconds share one text, and a later call makes a new one', async () => {
  let made = 0;
  const textAt = (now: number) => cachedText('a', now, async () => String(++made));
  expect(await Promise.all([textAt(0), textAt(0), textAt(cacheLifetimeMs - 1)])).toEqual(['1', '1', '1']);
  expect(await textAt(cacheLifetimeMs)).toBe('2');
});

test('each name has its own text', async () => {
  expect(await cachedText('b', 0, async () => 'b')).toBe('b');
  expect(await cachedText('c', 0, async () => 'c')).toBe('c');
});

test('a text that fails late does not drop the one made after it', async () => {
  let fail = (_: Error) => {};
  const late = cachedText('e', 0, () => new Promise((_, reject) => (fail = reject)));
  await cachedText('e', cacheLifetimeMs, async () => 'new');
  fail(new Error('timeout'));
  await expect(late).rejects.toThrow('timeout');
  expect(await cachedText('e', cacheLifetimeMs, async () => 'made again')).toBe('new');
});

test('a failed text is not cached', async () => {
  const fails = cachedText('d', 0, () => Promise.reject(new Error('no store')));
  await expect(fails).rejects.toThrow('no store');
  expect(await cachedText('d', 0, async () => 'd')).toBe('d');
});
