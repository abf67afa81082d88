import { expect, test } from 'vitest';
import { createDrawings } from './drawings';

function countingDrawings(limit = 10) {
  const getDrawing = createDrawings(limit);
  const drawn: string[] = [];
  let active = 0;
  let maxActive = 0;
  const request = (name: string) =>
    getDrawing(name, async () => {
      maxActive = Math.max(maxActive, ++active);
      await new Promise((resolve) => setTimeout(resolve, 1));
      active -= 1;
      drawn.push(name);
      return Buffer.from(name);
    });
  return { request, drawn, getDrawing, maxConcurrent: () => maxActive };
}

test('requests for the same drawing share one, and drawings run one at a time', async () => {
  const { request, drawn, maxConcurrent } = countingDrawings();
  const [first, again] = await Promise.all([request('a'), request('a'), request('b')]);
  expect(again).toBe(first);
  expect(await request('a')).toBe(first);
  expect(drawn).toEqual(['a', 'b']);
  expect(maxConcurrent()).toBe(1);
});

test('a failed drawing is not cached and does not block others', async () => {
  const { request, getDrawing } = countingDrawings();
  const failed = getDrawing('a', () => Promise.reject(new Error('no font')));
  const other = request('b');
  await expect(failed).rejects.toThrow('no font');
  expect(String(await other)).toBe('b');
  expect(String(await request('a'))).toBe('a');
});

test('only the most recently requested drawings stay cached', async () => {
  const { request, drawn } = countingDrawings(2);
  await request('a');
  await request('b');
  await request('a');
  await request('c');
  await request('a');
  expect(drawn).toEqual(['a', 'b', 'c']);
  await request('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
