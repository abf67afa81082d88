import { expect, test } from 'vitest';
import { countLots, isCurrentLot } from './lot-counts';

test('lots are counted by state, and a sale that fell through is not a sale', () => {
  const lots = [
    { status: 'scheduled', outcome: null },
    { status: 'open', outcome: null },
    { status: 'paused', outcome: null },
    { status: 'settling', outcome: null },
    { status: 'ended', outcome: 'sold' },
    { status: 'ended', outcome: 'sold-to-back-up' },
    { status: 'ended', outcome: 'fell-through' },
    { status: 'ended', outcome: 'reserve-not-met' },
    { status: 'ended', outcome: 'no-bids' },
    { status: 'cancelled', outcome: null },
  ] as const;
  expect(countLots(lots)).toEqual({ upcoming: 1, open: 2, ended: 6, sold: 2, canceled: 1 });
  expect(lots.filter(isCurrentLot)).toHaveLength(3);
});
