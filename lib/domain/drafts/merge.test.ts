import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameAnswer, mergeAnswers } from './merge';

const answers = fc.dictionary(
  fc.constantFrom('street', 'city', 'reserve'),
  fc.constantFrom('', 'a', 'b', 'c'),
);

test('two devices that change different answers both keep theirs', () => {
  const first = mergeAnswers({ street: 'x' }, { typed: { street: 'y' }, was: { street: 'x' } });
  const second = mergeAnswers(first.answers, { typed: { street: 'x', city: 'z' }, was: { street: 'x' } });
  expect(second).toEqual({ answers: { street: 'y', city: 'z' }, conflicts: [] });
});

test('an answer that both changed is a conflict and is not overwritten until it is sent again', () => {
  const stored = { street: 'theirs' };
  const refused = mergeAnswers(stored, { typed: { street: 'mine' }, was: { street: 'x' } });
  expect(refused).toEqual({ answers: stored, conflicts: [{ name: 'street', theirs: 'theirs' }] });
  const again = mergeAnswers(stored, { typed: { street: 'mine' }, was: { street: 'theirs' } });
  expect(again).toEqual({ answers: { street: 'mine' }, conflicts: [] });
});

test('every changed answer is stored or returned as a conflict, and unchanged answers stay', () => {
  fc.assert(
    fc.property(answers, answers, answers, (stored, typed, was) => {
      const merged = mergeAnswers(stored, { typed, was });
      const inConflict = merged.conflicts.map(({ name }) => name);
      for (const name of ['street', 'city', 'reserve']) {
        const isChanged = (typed[name] ?? was[name] ?? '') !== (was[name] ?? '') && name in typed;
        const mergedAnswer = merged.answers[name] ?? '';
        if (isChanged && !inConflict.includes(name)) expect(mergedAnswer).toBe(typed[name]);
        else expect(mergedAnswer).toBe(stored[name] ?? '');
      }
    }),
  );
});

test('the same amount in another notation is not a change', () => {
  const stored = { reserve: '$200,000' };
  expect(mergeAnswers(stored, { typed: { reserve: '200,000' }, was: stored })).toEqual({
    answers: stored,
    conflicts: [],
  });
  const theirs = mergeAnswers(stored, { typed: { reserve: '200000' }, was: { reserve: '150000' } });
  expect(theirs.conflicts).toEqual([]);
});

test.each([
  ['reserve', '$320,000', '320000', true],
  ['reserve', '$320,000', '320,000.00', true],
  ['reserve', '320,000', '320,001', false],
  ['reserve', '', '0', false],
  ['reserve', 'about 300', 'about 301', false],
  ['bedroomsTotal', '3', ' 3', true],
  ['street', '418 Halsey Street', '418 Halsey street', false],
])('%s: %s and %s are the same answer: %s', (name, one, other, isSame) => {
  expect(isSameAnswer(name, one, other)).toBe(isSame);
});
