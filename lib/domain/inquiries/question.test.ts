import { describe, expect, test } from 'vitest';
import { publicTextFault, type Question, refuseAnswer, refuseAsking, toPublicQuestion } from './question';

const rosa = { uid: 'rosa', emailVerified: true };
const home = { standardStatus: 'Active', sellers: ['olive'], answering: ['olive'] } as const;
const question: Question = {
  questionId: 'q1',
  listingKey: 'h1',
  slug: 's-1',
  place: '1 Elm',
  sellerId: 'olive',
  askerId: 'rosa',
  text: 'Is the cellar dry?',
  at: 1,
  status: 'open',
  answer: null,
  answeredAt: null,
};

test.each([
  [null, rosa, home],
  ['signed-out', null, home],
  ['unverified-email', { ...rosa, emailVerified: false }, home],
  ['own-listing', { ...rosa, uid: 'olive' }, home],
  ['closed', rosa, { ...home, standardStatus: 'Closed' }],
  ['closed', rosa, { ...home, standardStatus: 'Withdrawn' }],
  ['nobody-answers', rosa, { ...home, answering: [] }],
  ['not-found', rosa, null],
] as const)('the refusal of a question is %s', (refusal, by, which) =>
  expect(refuseAsking(by, which)).toBe(refusal),
);

test('only the seller can answer, may answer again, and cannot answer a question that staff removed', () => {
  const [olive, sold] = [
    { uid: 'olive', emailVerified: true },
    { ...question, sellers: ['olive'] },
  ];
  expect(refuseAnswer(olive, sold)).toBeNull();
  expect(refuseAnswer(olive, { ...sold, status: 'answered' })).toBeNull();
  expect(refuseAnswer(olive, { ...sold, status: 'removed' })).toBe('wrong-status');
  expect(refuseAnswer(rosa, sold)).toBe('not-found');
  expect(refuseAnswer(null, sold)).toBe('signed-out');
});

describe('the public question', () => {
  test('shows the question and its answer, but not who asked', () => {
    const answered = { ...question, status: 'answered', answer: 'Yes.', answeredAt: 2 } as const;
    expect(toPublicQuestion(answered)).toEqual({
      id: 'q1',
      text: 'Is the cellar dry?',
      answer: 'Yes.',
      answeredAt: 2,
    });
  });

  test.each(['open', 'dismissed', 'removed'] as const)('is null while the question is %s', (status) =>
    expect(toPublicQuestion({ ...question, status, answer: 'Yes.', answeredAt: 2 })).toBeNull(),
  );
});

test('a public text has a minimum and a maximum length and no words about people', () => {
  expect(publicTextFault('Dry since 2019.', 600)).toBeNull();
  expect(publicTextFault('  x ', 600)).toEqual({ code: 'short' });
  expect(publicTextFault('x'.repeat(601), 600)).toEqual({ code: 'long', most: 600 });
  expect(publicTextFault('Adults only, please.', 600)).toMatchObject({
    code: 'people',
    words: 'Adults only',
  });
});
