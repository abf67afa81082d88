import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bidInPractice,
  PRACTICE_MS,
  type Practice,
  practiceTerms,
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
  test('without your bids ends below the reserve with the bids of the opponents', () => {
    const ended = stepPractice(startPractice(now), now + 60 * minute);
    expect(ended.state).toMatchObject({ bidCount: 4, reserve: { status: 'not-met' }, status: 'undecided' });
  });

  test('refuses a bid that is too low with the minimum, as a real auction does', () => {
    const refused = bidAt(startPractice(now), 2 * minute, 200_000);
    expect(refused).toMatchObject({ ok: false, reason: { reason: 'too-low', minimumCents: 20_100_000 } });
  });

  test('is won by the highest maximum, at the reserve that it meets', () => {
    const bid = must(bidAt(startPractice(now), 30_000, 300_000));
    const ended = stepPractice(bid, now + 60 * minute);
    expect(leader(ended)).toBe(YOU);
    expect(ended.state).toMatchObject({ status: 'ended', outcome: 'sold' });
    expect(ended.state.priceCents).toBe(practiceTerms.reserveCents);
  });

  test('is extended by a late bid, which the opponent answers', () => {
    const late = must(bidAt(startPractice(now), PRACTICE_MS - minute, 235_000));
    expect(late.state.endsAt).toBe(now + PRACTICE_MS - minute + 5 * minute);
    const answered = stepPractice(late, now + PRACTICE_MS);
    expect([leader(late), leader(answered)]).toEqual([YOU, YOU]);
    expect(answered.state.priceCents).toBeGreaterThan(late.state.priceCents);
    const beaten = must(bidAt(startPractice(now), PRACTICE_MS - minute, 231_000));
    expect(leader(stepPractice(beaten, now + PRACTICE_MS))).toBe('cy');
    expect(answered.state.endsAt).toBeGreaterThan(late.state.endsAt);
  });

  test('is open through its end and not a millisecond longer', () => {
    const { state } = stepPractice(startPractice(now), now + 11 * minute);
    const statusAt = (at: number) => stepPractice(startPractice(now), at).state.status;
    expect([statusAt(state.endsAt), statusAt(state.endsAt + 1)]).toEqual(['running', 'undecided']);
  });

  test('ends whatever you bid and when, and the opponent never bids above their own maximum', () => {
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
        expect(ended.state.secret.bidders.cy?.maximumCents ?? 0).toBeLessThanOrEqual(25_500_000);
      }),
    );
  });
});
