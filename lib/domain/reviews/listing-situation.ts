import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { said } from '@/lib/domain/drafts/fields/answers';
import type { Listing } from '@/lib/domain/listings/listing';
import type { StandardStatus, TakedownReason } from '@/lib/domain/listings/vocabulary';
import type { ChangeSeverity } from './change-severity';

/** What became of a published listing, as far as its seller's next step depends on it. */
export interface ListingSituation {
  readonly status: StandardStatus;
  /** `settling`: its end has passed and is not recorded yet. `none`: there was none, or it is over. */
  readonly auction: 'none' | 'upcoming' | 'open' | 'settling' | 'undecided';
  readonly bidCount: number;
  /** Why staff took it down; null while that does not stand in the way. */
  readonly takedown: TakedownReason | null;
}

type Known = Pick<AuctionState, 'status' | 'bidCount' | 'terms' | 'endsAt'>;

/** `auction` is the one that the listing names; `now` in ms. */
export function listingSituationOf(
  { standardStatus: status, takedown }: Pick<Listing, 'standardStatus' | 'takedown'>,
  auction: Known | null,
  now: number,
): ListingSituation {
  return {
    status,
    auction: standOf(auction, now),
    bidCount: auction?.bidCount ?? 0,
    takedown: takedown && takedown.liftedAt === undefined ? takedown.reason : null,
  };
}

function standOf(auction: Known | null, now: number): ListingSituation['auction'] {
  switch (auction?.status) {
    case 'running':
      if (now < auction.terms.startsAt) return 'upcoming';
      return now > auction.endsAt ? 'settling' : 'open';
    case 'paused':
      return 'open';
    case 'undecided':
      return 'undecided';
    default:
      return 'none';
  }
}

export const hasAuction = ({ auction }: ListingSituation): boolean =>
  auction === 'upcoming' || auction === 'open';

/** A replaced auction begins so long after the correction at the earliest. */
export const rescheduleNoticeMs = 24 * 3_600_000;

/** What a change of a listing does to its auction. `barred`: while one stands the way of sale stays. */
export type AuctionPlan = 'keep' | 'schedule' | 'replace' | 'barred';

interface PlannedChange {
  readonly answers: Answers;
  readonly weight: ChangeSeverity | null;
  readonly changesTerms: boolean;
}

/** Terms are frozen with the first entry of the ledger, and material facts while bids stand: else the auction is replaced. */
export function planOf(
  { answers, weight, changesTerms }: PlannedChange,
  course: ListingSituation,
): AuctionPlan {
  const isAuction = said(answers, 'saleFormat') === 'auction';
  if (!hasAuction(course)) return isAuction ? 'schedule' : 'keep';
  if (!isAuction) return 'barred';
  return changesTerms || (weight === 'material' && course.bidCount > 0) ? 'replace' : 'keep';
}
