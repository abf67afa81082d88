import { expect, test } from 'vitest';
import { notificationWords } from './notification-words';

test('a judgment of the listing’s facts is summarized by its verdicts', () => {
  const facts = (['as-told', 'different', 'as-told'] as const).map((verdict) => ({ verdict }));
  expect(notificationWords({ kind: 'judged', facts })).toBe('2 as described, 1 different');
});

test('tasks are listed, the other side’s text is kept, and some notifications say nothing more', () => {
  expect(notificationWords({ kind: 'due', steps: ['sign', 'attorney'], hasContract: true })).toBe(
    'sign the contract, name an attorney',
  );
  expect(notificationWords({ kind: 'text', text: 'It was dry in May.' })).toBe('It was dry in May.');
  expect(notificationWords(null)).toBe('');
});
