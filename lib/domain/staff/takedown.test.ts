import { describe, expect, test } from 'vitest';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { cancelReasonOf, decideTakedown, refuseLift } from './takedown';

const ada: Actor = { uid: 'ada', name: 'Ada', role: 'admin' };
const listing = { standardStatus: 'Active', sellers: ['olive'] } as const;
const request = { by: ada, reason: 'fraud', note: 'The deed is forged.' } as const;
const answer = (...[which, auction, how]: Parameters<typeof decideTakedown>) => {
  const decided = decideTakedown(which, auction, how);
  return decided.ok ? decided.value.cancels : decided.reason;
};

describe('a takedown', () => {
  test('cancels an open or paused auction for the matching cancel reason', () => {
    for (const status of ['running', 'paused'] as const)
      expect(answer(listing, { status }, request)).toBe('fraud');
  });

  test('ends only the listing if there is no open auction', () => {
    expect(answer(listing, null, request)).toBeNull();
    for (const status of ['ended', 'cancelled'] as const)
      expect(answer(listing, { status }, { ...request, reason: 'duplicate' })).toBeNull();
  });

  test('is refused during an auction if its reason is no cancel reason', () => {
    expect(answer(listing, { status: 'running' }, { ...request, reason: 'duplicate' })).toBe(
      'reason-not-listed',
    );
    expect(answer(listing, null, { ...request, reason: 'duplicate' })).toBeNull();
  });

  test.each([
    ['own-listing', listing, { ...request, by: { ...ada, uid: 'olive' } }],
    ['not-staff', listing, { ...request, by: { ...ada, role: 'seller' } }],
    ['needs-reason', listing, { ...request, note: ' ' }],
    ['wrong-status', { ...listing, standardStatus: 'Pending' }, request],
    ['wrong-status', { ...listing, standardStatus: 'Withdrawn' }, request],
  ] as const)('is refused: %s', (refusal, which, how) => expect(answer(which, null, how)).toBe(refusal));

  test('is lifted once, with a reason, and not by staff who sell the home', () => {
    const down = { ...listing, takedown: { reason: 'fraud', at: 1 } } as const;
    expect(refuseLift(ada, down, 'The deed is genuine.')).toBeNull();
    expect(refuseLift(ada, down, ' ')).toBe('needs-reason');
    expect(refuseLift({ ...ada, uid: 'olive' }, down, 'x')).toBe('own-listing');
    expect(refuseLift({ ...ada, role: 'member' }, down, 'x')).toBe('not-staff');
    const lifted = { ...down, takedown: { ...down.takedown, liftedAt: 2 } };
    expect([refuseLift(ada, listing as typeof down, 'x'), refuseLift(ada, lifted, 'x')]).toEqual([
      'wrong-status',
      'wrong-status',
    ]);
  });

  test('is refused while a below-reserve decision is open', () => {
    expect(answer(listing, { status: 'undecided' }, request)).toBe('decision-open');
  });

  test('maps its reasons only to listed cancel reasons, and none to an accepted offer', () => {
    for (const reason of takedownReasons) {
      const cancels = cancelReasonOf(reason);
      if (cancels) expect(cancelReasons).toContain(cancels);
      expect(cancels).not.toBe('pre-auction-offer');
    }
  });
});
