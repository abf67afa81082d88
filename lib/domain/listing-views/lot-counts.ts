import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { LotNames } from '@/lib/domain/listings/lot';
import { resultOf } from './auction-results';

type CountedLot = Pick<PublicAuction, 'status' | 'outcome'>;

interface LotCounts {
  readonly upcoming: number;
  /** Takes bids, or would without a pause. */
  readonly open: number;
  /** Includes the sold ones, not the canceled ones. */
  readonly ended: number;
  /** A sale that fell through does not count. */
  readonly sold: number;
  readonly canceled: number;
}

/** How many lots of a sale day are in each state. */
export function countLots(lots: readonly CountedLot[]): LotCounts {
  const counts = { upcoming: 0, open: 0, ended: 0, sold: 0, canceled: 0 };
  for (const lot of lots) {
    counts[states[lot.status]] += 1;
    if (resultOf(lot) === 'sold') counts.sold += 1;
  }
  return counts;
}

/** How many homes these lots sell: a lot of several homes counts each of them. */
export const countHomes = (lots: readonly { readonly lot?: Pick<LotNames, 'homes'> | undefined }[]): number =>
  lots.reduce((sum, { lot }) => sum + (lot?.homes ?? 1), 0);

/** Whether a lot takes bids or will. */
export const isCurrentLot = ({ status }: Pick<CountedLot, 'status'>): boolean =>
  states[status] === 'open' || states[status] === 'upcoming';

const states = {
  scheduled: 'upcoming',
  open: 'open',
  paused: 'open',
  settling: 'ended',
  ended: 'ended',
  cancelled: 'canceled',
} as const satisfies Record<PublicAuction['status'], keyof LotCounts>;
