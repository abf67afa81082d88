import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/client/page/problem';
import { afterAuth, type BidStep, dockWords, missingFor, type Readiness } from './bid-step';

const ready: Readiness = {
  emailVerified: true,
  registered: true,
  role: 'member',
  missing: [],
  limitCents: 50_000_000,
};

const unregistered: Readiness = { ...ready, registered: false, missing: ['phone'] };
const refused = (reason: string, more: Partial<Problem> = {}): BidStep => ({
  kind: 'refused',
  maximumCents: 25_000_000,
  problem: { status: 403, reason, detail: null, minimumCents: null, ...more },
});

describe('a bid that waits for its bidder to qualify', () => {
  it('moves to the confirm step with its amount once the bidder is ready', () => {
    for (const reason of ['email-unverified', 'not-registered', 'over-limit'])
      expect(afterAuth(refused(reason), ready)).toEqual({
        kind: 'confirming',
        maximumCents: 25_000_000,
        isTwice: false,
      });
  });

  it('names the remaining requirement after one of two is met', () => {
    const step = afterAuth(refused('email-unverified'), unregistered);
    expect(step).toEqual(refused('not-registered', { missing: ['phone'] }));
  });

  it('leaves the confirm step when the bidder turns out not to be registered', () => {
    const step: BidStep = { kind: 'confirming', maximumCents: 25_000_000, isTwice: true };
    expect(afterAuth(step, unregistered)).toEqual(refused('not-registered', { missing: ['phone'] }));
    expect(afterAuth(step, ready)).toBe(step);
  });

  it('stays unchanged while the same requirement is missing', () => {
    const steps = [refused('email-unverified'), refused('not-registered', { missing: ['phone'] })];
    for (const step of steps) {
      const emailVerified = step.kind === 'refused' && step.problem.reason === 'not-registered';
      expect(afterAuth(step, { ...unregistered, emailVerified })).toBe(step);
    }
    const half = refused('not-registered', { missing: ['phone', 'address'] });
    expect(afterAuth(half, unregistered)).toEqual(refused('not-registered', { missing: ['phone'] }));
  });

  it('stays unchanged after a refusal for another reason', () => {
    const step = refused('too-low');
    expect(afterAuth(step, ready)).toBe(step);
  });
});

describe('what the bidder still needs', () => {
  it('is a confirmed email first, then the registration, then nothing', () => {
    const reasonOf = (emailVerified: boolean, registered: boolean) =>
      missingFor({ ...ready, emailVerified, registered })?.reason ?? null;
    expect(reasonOf(false, false)).toBe('email-unverified');
    expect(reasonOf(true, false)).toBe('not-registered');
    expect(reasonOf(true, true)).toBeNull();
  });

  it('is a higher limit for an amount above it, before and after confirmation', () => {
    expect(missingFor(ready, 50_000_000)).toBeNull();
    expect(missingFor(ready, 50_000_100)).toMatchObject({ reason: 'over-limit', limitCents: 50_000_000 });
    const poor = { ...ready, limitCents: 24_999_900 };
    const step: BidStep = { kind: 'confirming', maximumCents: 25_000_000, isTwice: false };
    expect(afterAuth(step, poor)).toEqual(refused('over-limit', { limitCents: 24_999_900 }));
  });

  it('is a conflict of interest for staff, registered or not', () => {
    for (const registered of [false, true])
      expect(missingFor({ ...ready, registered, role: 'admin' })?.reason).toBe('conflict-of-interest');
  });
});

describe('the dock of a phone', () => {
  const bid = { auctionId: 'a1', key: 'k1', uid: 'u1', maximumCents: 25_000_000 };

  it('says that a bid is not confirmed while the outcome of a bid is unknown', () => {
    expect(dockWords({ kind: 'sending', maximumCents: 25_000_000 })).toBe('Not confirmed yet');
    expect(dockWords({ kind: 'unknown', bid })).toBe('Not confirmed yet');
  });

  it('says that a refused bid was not placed, and is empty when no bid is in progress', () => {
    expect(dockWords(refused('ended'))).toBe('Bid not placed');
    expect(dockWords({ kind: 'unplaced', bid })).toBe('Bid not placed');
    expect(dockWords({ kind: 'idle' })).toBeNull();
  });
});
