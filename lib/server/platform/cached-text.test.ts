import { expect, test } from 'vitest';
import { keptMs, keptText } from './cached-text';

test('a text is made once for all who ask within ten seconds, then anew', async () => {
  let made = 0;
  const ask = (now: number) => keptText('a', now, async () => String(++made));
  expect(await Promise.all([ask(0), ask(0), ask(keptMs - 1)])).toEqual(['1', '1', '1']);
  expect(await ask(keptMs)).toBe('2');
});

test('another name is another text', async () => {
  expect(await keptText('b', 0, async () => 'b')).toBe('b');
  expect(await keptText('c', 0, async () => 'c')).toBe('c');
});

test('a text that fails is made again for the next who asks', async () => {
  const fails = keptText('d', 0, () => Promise.reject(new Error('no store')));
  await expect(fails).rejects.toThrow('no store');
  expect(await keptText('d', 0, async () => 'd')).toBe('d');
});
