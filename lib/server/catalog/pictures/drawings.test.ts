import { expect, test } from 'vitest';
import { createDrawings } from './drawings';

function counted(limit = 10) {
  const getDrawing = createDrawings(limit);
  const drawn: string[] = [];
  let atOnce = 0;
  let most = 0;
  const ask = (name: string) =>
    getDrawing(name, async () => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce -= 1;
      drawn.push(name);
      return Buffer.from(name);
    });
  return { ask, drawn, getDrawing, mostAtOnce: () => most };
}

test('who asks for the same drawing shares it, meanwhile and later, and others wait for their turn', async () => {
  const { ask, drawn, mostAtOnce } = counted();
  const [first, again] = await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(again).toBe(first);
  expect(await ask('a')).toBe(first);
  expect(drawn).toEqual(['a', 'b']);
  expect(mostAtOnce()).toBe(1);
});

test('a drawing that fails is not kept, and keeps no other back', async () => {
  const { ask, getDrawing } = counted();
  const failed = getDrawing('a', () => Promise.reject(new Error('no font')));
  const other = ask('b');
  await expect(failed).rejects.toThrow('no font');
  expect(String(await other)).toBe('b');
  expect(String(await ask('a'))).toBe('a');
});

test('only so many are kept: those that were asked for last', async () => {
  const { ask, drawn } = counted(2);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  expect(drawn).toEqual(['a', 'b', 'c']);
  await ask('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
