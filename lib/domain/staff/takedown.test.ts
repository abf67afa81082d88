import { describe, expect, test } from 'vitest';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { cancelReasonOf, decideTakedown, refuseLifting } from './takedown';

const ada: Actor = { uid: 'ada', name: 'Ada', role: 'admin' };
const listing = { standardStatus: 'Active', sellers: ['olive'] } as const;
const told = { by: ada, reason: 'fraud', note: 'The deed is forged.' } as const;
const answer = (...[which, auction, how]: Parameters<typeof decideTakedown>) => {
  const decided = decideTakedown(which, auction, how);
  return decided.ok ? decided.value.cancels : decided.reason;
};

describe('a takedown', () => {
  test('cancels the auction that is on, open or paused, with the reason of its rules', () => {
    for (const status of ['running', 'paused'] as const)
      expect(answer(listing, { status }, told)).toBe('fraud');
  });

  test('ends the listing alone where no auction is on', () => {
    expect(answer(listing, null, told)).toBeNull();
    for (const status of ['ended', 'cancelled'] as const)
      expect(answer(listing, { status }, { ...told, reason: 'duplicate' })).toBeNull();
  });

  test('for a reason that the rules of auctions do not know leaves an auction alone', () => {
    expect(answer(listing, { status: 'running' }, { ...told, reason: 'duplicate' })).toBe(
      'reason-not-listed',
    );
    expect(answer(listing, null, { ...told, reason: 'duplicate' })).toBeNull();
  });

  test.each([
    ['own-listing', listing, { ...told, by: { ...ada, uid: 'olive' } }],
    ['not-staff', listing, { ...told, by: { ...ada, role: 'seller' } }],
    ['needs-reason', listing, { ...told, note: ' ' }],
    ['wrong-status', { ...listing, standardStatus: 'Pending' }, told],
    ['wrong-status', { ...listing, standardStatus: 'Withdrawn' }, told],
  ] as const)('is refused: %s', (refusal, which, how) => expect(answer(which, null, how)).toBe(refusal));

  test('is lifted once, with a reason, and not by the seller among the staff', () => {
    const down = { ...listing, takedown: { reason: 'fraud', at: 1 } } as const;
    expect(refuseLifting(ada, down, 'The deed is genuine.')).toBeNull();
    expect(refuseLifting(ada, down, ' ')).toBe('needs-reason');
    expect(refuseLifting({ ...ada, uid: 'olive' }, down, 'x')).toBe('own-listing');
    expect(refuseLifting({ ...ada, role: 'member' }, down, 'x')).toBe('not-staff');
    const lifted = { ...down, takedown: { ...down.takedown, liftedAt: 2 } };
    expect([refuseLifting(ada, listing as typeof down, 'x'), refuseLifting(ada, lifted, 'x')]).toEqual([
      'wrong-status',
      'wrong-status',
    ]);
  });

  test('waits for a decision below the reserve that is open', () => {
    expect(answer(listing, { status: 'undecided' }, told)).toBe('decision-open');
  });

  test('names to an auction only reasons of its list, and never an offer that was accepted', () => {
    for (const reason of takedownReasons) {
      const cancels = cancelReasonOf(reason);
      if (cancels) expect(cancelReasons).toContain(cancels);
      expect(cancels).not.toBe('pre-auction-offer');
    }
  });
});
