import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bidInPractice,
  PRACTICE_MS,
  type Practice,
  practiceTerms,
  rivals,
  startPractice,
  stepPractice,
  YOU,
} from './practice';

const now = Date.UTC(2026, 10, 22);
const minute = 60_000;
const bidAt = (practice: Practice, afterMs: number, dollars: number) =>
  bidInPractice(stepPractice(practice, now + afterMs), dollars * 100, now + afterMs);
const must = (result: ReturnType<typeof bidInPractice>): Practice => {
  if (!result.ok) throw new Error(result.reason.reason);
  return result.value;
};
const leader = ({ state }: Practice) => state.secret.leader?.bidderId;

describe('a practice auction', () => {
  test('without your bids ends below the reserve with the bids of the rivals', () => {
    const ended = stepPractice(startPractice(now), now + 60 * minute);
    expect(ended.state).toMatchObject({ bidCount: 4, reserve: { status: 'not-met' }, status: 'undecided' });
  });

  test('refuses a bid that is too low with the minimum, as a real auction does', () => {
    const refused = bidAt(startPractice(now), 2 * minute, 200_000);
    expect(refused).toMatchObject({ ok: false, reason: { reason: 'too-low', minimumCents: 20_100_000 } });
  });

  test('has rivals who answer an opening bid above the reserve, each up to a limit of their own', () => {
    const opened = must(bidAt(startPractice(now), 0, 250_000));
    const bidders = (afterMs: number) =>
      Object.keys(stepPractice(opened, now + afterMs).state.secret.bidders).sort();
    expect(bidders(minute)).toEqual(['ann', YOU]);
    expect(bidders(3 * minute)).toEqual(['ann', 'ben', 'cy', YOU]);
    const ended = stepPractice(opened, now + 60 * minute);
    expect(leader(ended)).toBe('cy');
    expect(ended.state).toMatchObject({ status: 'ended', outcome: 'sold' });
  });

  test('is won by a maximum above every limit, one increment above the last answer', () => {
    const bid = must(bidAt(startPractice(now), 30_000, 300_000));
    expect(bid.state.priceCents).toBe(practiceTerms.reserveCents);
    const ended = stepPractice(bid, now + 60 * minute);
    expect(leader(ended)).toBe(YOU);
    expect(ended.state).toMatchObject({ status: 'ended', outcome: 'sold', priceCents: 25_550_000 });
  });

  test('is extended by a late bid, which rivals answer', () => {
    const late = must(bidAt(startPractice(now), PRACTICE_MS - minute, 235_000));
    expect(late.state.endsAt).toBe(now + PRACTICE_MS - minute + 5 * minute);
    const answered = stepPractice(late, now + PRACTICE_MS + minute);
    expect([leader(late), leader(answered)]).toEqual([YOU, 'ben']);
    expect(answered.state.priceCents).toBeGreaterThan(late.state.priceCents);
    expect(answered.state.endsAt).toBeGreaterThan(late.state.endsAt);
  });

  test('stays unsold while you stay below the reserve, although rivals answer', () => {
    const low = must(bidAt(startPractice(now), 9 * minute, 227_000));
    const ended = stepPractice(low, now + 60 * minute);
    expect(ended.state.bidCount).toBeGreaterThan(low.state.bidCount);
    expect(ended.state).toMatchObject({ reserve: { status: 'not-met' }, status: 'undecided' });
  });

  test('is open through its end and not a millisecond longer', () => {
    const { state } = stepPractice(startPractice(now), now + 11 * minute);
    const statusAt = (at: number) => stepPractice(startPractice(now), at).state.status;
    expect([statusAt(state.endsAt), statusAt(state.endsAt + 1)]).toEqual(['running', 'undecided']);
  });

  test('ends whatever you bid and when, and no rival bids above their limit', () => {
    const bids = fc.array(
      fc.record({ afterMs: fc.nat(40 * minute), dollars: fc.integer({ min: 1, max: 400_000 }) }),
    );
    fc.assert(
      fc.property(bids, (attempts) => {
        let practice = startPractice(now);
        for (const { afterMs, dollars } of attempts.toSorted((a, b) => a.afterMs - b.afterMs)) {
          const answer = bidAt(practice, afterMs, dollars);
          practice = answer.ok ? answer.value : stepPractice(practice, now + afterMs);
        }
        const ended = stepPractice(practice, now + 10 * 60 * minute);
        expect(['ended', 'undecided']).toContain(ended.state.status);
        for (const { who, limitCents } of rivals)
          expect(ended.state.secret.bidders[who]?.maximumCents ?? 0).toBeLessThanOrEqual(limitCents);
      }),
    );
  });
});
