import { expect, test } from 'vitest';
import { claimMs } from '@/lib/domain/drafts/review-state';
import { decideClaim, ownerAt, refuseClaimed } from './desk-claim';

const [ada, ben] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];
const ofAda = { ...ada, at: 1_000 };

test('of two who take a row, the second is refused until the claim is two hours old', () => {
  const byBen = (now: number) => decideClaim(ofAda, { type: 'take', by: ben, now });
  expect(byBen(1_000 + claimMs - 1)).toEqual({ ok: false, reason: 'claimed' });
  expect(byBen(1_000 + claimMs)).toEqual({ ok: true, value: { ...ben, at: 1_000 + claimMs } });
  expect(decideClaim(null, { type: 'take', by: ada, now: 1_000 })).toEqual({ ok: true, value: ofAda });
});

test('only its owner gives a row back', () => {
  const giveBack = (by: typeof ada) => decideClaim(ofAda, { type: 'give-back', by, now: 2_000 });
  expect(giveBack(ada)).toEqual({ ok: true, value: null });
  expect(giveBack(ben)).toEqual({ ok: false, reason: 'claimed' });
  expect(decideClaim(null, { type: 'give-back', by: ada, now: 2_000 })).toEqual({
    ok: false,
    reason: 'not-claimed',
  });
});

test('a row that somebody has taken is decided by nobody else', () => {
  expect(refuseClaimed(ofAda, 'ben', 2_000)).toBe('claimed');
  expect(refuseClaimed(ofAda, 'ada', 2_000)).toBeNull();
  expect(refuseClaimed(ofAda, 'ben', 1_000 + claimMs)).toBeNull();
  expect(ownerAt(undefined, 2_000)).toBeNull();
});
