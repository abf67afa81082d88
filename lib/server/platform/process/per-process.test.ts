import { expect, test } from 'vitest';
import { forgetProcess, perProcess } from './per-process';

test('two copies of a module share one state until the process restarts', () => {
  let made = 0;
  const copies = [1, 2].map(() => perProcess('testState', () => ({ made: ++made })));
  expect(copies.map((state) => state().made)).toEqual([1, 1]);
  forgetProcess();
  expect(copies.map((state) => state().made)).toEqual([2, 2]);
});

test('states with different names are separate', () => {
  const [one, other] = ['testOne', 'testOther'].map((name) => perProcess(name, () => new Set<string>()));
  one?.().add('a');
  expect(other?.()).toEqual(new Set());
});
