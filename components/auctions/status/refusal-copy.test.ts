import { describe, expect, it } from 'vitest';
import { bidRefusalWords } from './refusal-copy';

describe('a refused bid', () => {
  const problem = { status: 409, reason: 'too-low', detail: null, minimumCents: 26_250_000 };

  it('names the minimum next bid', () => {
    expect(bidRefusalWords(problem)).toMatchObject({
      text: 'Your bid was not placed. The next bid must be at least $262,500.',
      next: 'use-minimum',
    });
  });

  it('names the leader’s own maximum bid', () => {
    const words = bidRefusalWords({ ...problem, reason: 'not-above-own-maximum', minimumCents: 30_000_100 });
    expect(words.title).toBe('You’re already leading with a maximum of $300,000');
    expect(words.text).toContain('$300,001 or more');
  });

  it('names what an earlier registration lacks', () => {
    const words = bidRefusalWords({
      ...problem,
      reason: 'not-registered',
      missing: ['postalCode', 'buyerType'],
    });
    expect(words).toMatchObject({
      text: 'Your bid was not placed. We still need your ZIP code and your buyer type.',
      next: 'register',
    });
  });

  it('names the bid limit, what is left of it and the way to a higher one', () => {
    expect(bidRefusalWords({ ...problem, reason: 'over-limit', limitCents: 50_000_000 })).toMatchObject({
      title: 'Your bid limit is $500,000',
      next: 'raise-limit',
    });
    const partly = { ...problem, reason: 'over-limit', limitCents: 50_000_000, leftCents: 20_000_000 };
    expect(bidRefusalWords(partly)).toMatchObject({
      title: '$200,000 of your bid limit is available',
      text: expect.stringContaining(
        'The rest of your $500,000 bid limit is committed to your other bids and purchases.',
      ),
    });
  });

  it('speaks of a default only to a person with an open one', () => {
    const zero = { ...problem, reason: 'over-limit', limitCents: 0 };
    expect(bidRefusalWords({ ...zero, hasOpenDefault: true })).toMatchObject({
      text: expect.stringContaining('After a default'),
      next: 'none',
    });
    const other = bidRefusalWords(zero);
    expect(other.text).not.toContain('default');
    expect(other.next).toBe('raise-limit');
  });

  it('names the day from which a covered investor may bid', () => {
    const until = '2027-02-20T15:00:00.000Z';
    expect(bidRefusalWords({ ...problem, reason: 'investor-wait', until }).title).toBe(
      'You can bid starting Sat, Feb 20, 10:00 AM ET',
    );
  });

  it('names the end of the owner-occupant first-look period', () => {
    const until = '2027-02-20T15:00:00.000Z';
    expect(bidRefusalWords({ ...problem, reason: 'owner-occupants-first', until })).toMatchObject({
      title: 'You can bid starting Sat, Feb 20, 10:00 AM ET',
      next: 'register',
    });
  });

  it.each([
    ['signed-out', 'sign-in'],
    ['over-limit', 'raise-limit'],
    ['sign-in-again', 'sign-in-again'],
    ['email-unverified', 'verify-email'],
    ['not-registered', 'register'],
    ['confirm-maximum', 'confirm'],
    ['rate-limited', 'send-again'],
  ])('%s leads to %s', (reason, next) => {
    expect(bidRefusalWords({ ...problem, reason }).next).toBe(next);
  });

  it.each([
    'own-listing',
    'conflict-of-interest',
    'suspended',
    'related-bidder',
    'shared-device',
    'over-limit',
    'investor-wait',
    'owner-occupants-first',
    'lead-paint',
    'on-bid-list',
    'sign-in-again',
    'not-found',
    'not-started',
    'ended',
    'cancelled',
    'paused',
    'not-above-own-maximum',
    'invalid-amount',
    'price-changed',
    'key-reused',
  ])('%s has its own text', (reason) => {
    expect(bidRefusalWords({ ...problem, reason, detail: 'raw' }).text).not.toBe('raw');
  });

  it('shows the server’s text for an unknown reason', () => {
    expect(bidRefusalWords({ ...problem, reason: 'moonlight', detail: 'Come back at noon.' }).text).toBe(
      'Come back at noon.',
    );
  });
});
