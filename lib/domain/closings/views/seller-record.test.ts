import { describe, expect, test } from 'vitest';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { openedAt } from '@/lib/domain/closings/closing.builders';
import { toSellerRecord } from './seller-record';

describe('the seller record', () => {
  const dayMs = 86_400_000;
  const ended = (outcome: string, days: number) =>
    ({ status: 'ended', outcome, closedAt: openedAt, at: openedAt + days * dayMs }) as PublicState;

  test('counts high bids below the reserve and the days to an answer; a lapse is no answer', () => {
    const all = [ended('accepted', 1), ended('declined', 1.5), ended('lapsed', 2), ended('sold', 0)];
    expect(toSellerRecord(all, [])).toMatchObject({ belowReserve: 3, accepted: 1, daysToAnswer: 1 });
    expect(toSellerRecord([], []).daysToAnswer).toBeNull();
  });

  test('counts cancellations of auctions whose bids bound the seller, those by staff apart', () => {
    const bids = { leader: { alias: 'Bidder 1' }, reserve: { status: 'met' } };
    const canceled = (by: string | undefined, more: object = {}) =>
      ({ status: 'cancelled', reason: 'casualty', ...(by && { by }), ...bids, ...more }) as PublicState;
    const all = [
      canceled('seller'),
      canceled('seller', { reserve: { status: 'none' } }),
      canceled('seller', { reserve: { status: 'not-met' } }),
      canceled('seller', { leader: null }),
      canceled('staff'),
      canceled(undefined),
    ];
    expect(toSellerRecord(all, []).canceled).toEqual({ bySeller: 2, byStaff: 1 });
  });

  test('counts the ended closings and those that failed', () => {
    const closings = (['Closed', 'Defaulted', 'FellThrough', 'InClosing'] as const).map((status) => ({
      status,
      events: [],
    }));
    expect(toSellerRecord([], closings)).toMatchObject({ ended: 3, fellThrough: 2 });
  });
});
