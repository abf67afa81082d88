import { expect, test } from 'vitest';
import { cachedText, cacheLifetimeMs } from './cached-text';

test('callers within ten seconds share one text, then it is made again', async () => {
  let made = 0;
  const ask = (now: number) => cachedText('a', now, async () => String(++made));
  expect(await Promise.all([ask(0), ask(0), ask(cacheLifetimeMs - 1)])).toEqual(['1', '1', '1']);
  expect(await ask(cacheLifetimeMs)).toBe('2');
});

test('each name has its own text', async () => {
  expect(await cachedText('b', 0, async () => 'b')).toBe('b');
  expect(await cachedText('c', 0, async () => 'c')).toBe('c');
});

test('a failed text is not cached', async () => {
  const fails = cachedText('d', 0, () => Promise.reject(new Error('no store')));
  await expect(fails).rejects.toThrow('no store');
  expect(await cachedText('d', 0, async () => 'd')).toBe('d');
});
