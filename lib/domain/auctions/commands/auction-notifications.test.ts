import { expect, test } from 'vitest';
import { aBid, anAuction, builtEndsAt } from './auction.builders';
import { notificationsAfter } from './auction-notifications';

const close = { type: 'close', now: builtEndsAt + 5_000 } as const;

test('the seller hears of an auction without bids, and of a sale only through its closing', () => {
  const told = [[], [aBid('a', 400_000), aBid('b', 400_000)]].map((bids) => {
    const { state, events } = anAuction({}, [...bids, close]);
    return events.flatMap((event) => notificationsAfter(state, event, 'seller'));
  });
  expect(told.map((messages) => messages.map(({ kind, to }) => [kind, to]))).toEqual([
    [['no-bids', 'seller']],
    [['won', 'a']],
  ]);
});
