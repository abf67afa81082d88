import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { replayLines } from './replay-lines';

const price = (leaderAlias: string, dollars: number, reserveStatus: 'met' | 'not-met' = 'met') =>
  ({ kind: 'price', leaderAlias, priceCents: cents(dollars * 100), reserveStatus }) as const;
const actual = price('Bidder 1', 300_000);

describe('the replays in words', () => {
  it('name each bidder without whom the auction ends differently, and count the others', () => {
    expect(
      replayLines({
        actual,
        without: [
          { alias: 'Bidder 1', replay: price('Bidder 2', 300_000) },
          { alias: 'Bidder 2', replay: price('Bidder 1', 252_000, 'not-met') },
          { alias: 'Bidder 3', replay: price('Bidder 1', 290_000) },
          { alias: 'Bidder 4', replay: actual },
          { alias: 'Bidder 5', replay: actual },
        ],
      }),
    ).toEqual([
      'Without Bidder 1, the price would have been the same, $300,000, but Bidder 2 would have led.',
      'Without Bidder 2, the high bid would have been $252,000, below the reserve.',
      'Without Bidder 3, the price would have been $290,000.',
      'Without any one of the other 2 bidders, the price would have been the same.',
    ]);
  });

  it('say why a price is not computable', () => {
    expect(
      replayLines({
        actual: { kind: 'bought', priceCents: cents(40_000_000) },
        without: [{ alias: 'Bidder 1', replay: { kind: 'unknown' } }],
      })[0],
    ).toMatch(/^Without Bidder 1, the price can’t be computed: their purchase ended/);
  });
});
