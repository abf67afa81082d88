import { describe, expect, it } from 'vitest';
import { afterAuth, type BidStep, barWords, missingFor } from './bid-step';

const refused = (reason: string): BidStep => ({
  kind: 'refused',
  maximumCents: 25_000_000,
  problem: { status: 403, reason, detail: null, minimumCents: null },
});

describe('a bid that waits for its bidder', () => {
  it('goes on to the confirm step with its amount once the bidder is ready', () => {
    const ready = { emailVerified: true, registered: true, role: 'member' } as const;
    for (const reason of ['email-unverified', 'not-registered'])
      expect(afterAuth(refused(reason), ready)).toEqual({
        kind: 'confirming',
        maximumCents: 25_000_000,
        isTwice: false,
      });
  });

  it('says what is still missing after one of the two is done', () => {
    const step = afterAuth(refused('email-unverified'), {
      emailVerified: true,
      registered: false,
      role: 'member',
    });
    expect(step).toEqual(refused('not-registered'));
  });

  it('goes back from the confirm step when it becomes known that the bidder is not registered', () => {
    const step: BidStep = { kind: 'confirming', maximumCents: 25_000_000, isTwice: true };
    const user = { emailVerified: true, registered: false, role: 'member' } as const;
    expect(afterAuth(step, user)).toEqual(refused('not-registered'));
    expect(afterAuth(step, { ...user, registered: true })).toBe(step);
  });

  it('refused for another reason is left as it is', () => {
    const step = refused('too-low');
    expect(afterAuth(step, { emailVerified: true, registered: true, role: 'member' })).toBe(step);
  });
});

describe('what a bidder lacks', () => {
  it('is first the confirmed e-mail, then the registration, then nothing', () => {
    const reasonOf = (emailVerified: boolean, registered: boolean) =>
      missingFor({ emailVerified, registered, role: 'member' })?.reason ?? null;
    expect(reasonOf(false, false)).toBe('email-unverified');
    expect(reasonOf(true, false)).toBe('not-registered');
    expect(reasonOf(true, true)).toBeNull();
  });

  it('is no registration for staff, who never bid', () => {
    for (const registered of [false, true])
      expect(missingFor({ emailVerified: true, registered, role: 'admin' })?.reason).toBe(
        'conflict-of-interest',
      );
  });
});

describe('the bar', () => {
  const bid = { auctionId: 'a1', key: 'k1', uid: 'u1', maximumCents: 25_000_000 };

  it('says that there is no answer while the fate of a bid is not certain', () => {
    expect(barWords({ kind: 'sending', maximumCents: 25_000_000 })).toBe('No answer yet');
    expect(barWords({ kind: 'unknown', bid })).toBe('No answer yet');
  });

  it('says that a refused bid was not placed, and nothing while none is under way', () => {
    expect(barWords(refused('ended'))).toBe('Bid not placed');
    expect(barWords({ kind: 'idle' })).toBeNull();
  });
});
