import { expect, test } from 'vitest';
import { atPace, mapInTurns } from './in-turns';

const busyFor = (ms: number) => {
  for (const from = performance.now(); performance.now() - from < ms; );
};

test('long work lets other requests run in between and keeps its order', async () => {
  let turns = 0;
  let isOver = false;
  const other = () => {
    if (isOver) return;
    turns++;
    setImmediate(other);
  };
  setImmediate(other);
  const results = await mapInTurns([1, 2, 3, 4, 5], (each) => {
    busyFor(3);
    return each * 2;
  });
  isOver = true;
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('short work waits for the rest of its pace, and long work still rests', async () => {
  const timed = async (paceMs: number, workMs: number) => {
    const from = performance.now();
    const result = await atPace({ paceMs }, async () => busyFor(workMs));
    expect(result).toBeUndefined();
    return performance.now() - from;
  };
  expect(await timed(30, 1)).toBeGreaterThan(25);
  expect(await timed(0, 40)).toBeGreaterThan(45);
});
