import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import type { Listing } from '@/lib/domain/listings/listing';
import type { LotRole } from '@/lib/domain/listings/lot';
import type { StandardStatus, TakedownReason } from '@/lib/domain/listings/vocabulary';
import type { ChangeSeverity } from './change-severity';

/** The listing and auction facts that decide the seller's next actions. */
export interface ListingSituation {
  readonly status: StandardStatus;
  /** `settling`: the end has passed, the outcome is not recorded. `none`: no auction, or it is over. */
  readonly auction: 'none' | 'upcoming' | 'open' | 'settling' | 'undecided';
  readonly bidCount: number;
  /** The reason of a takedown in force; null without one. */
  readonly takedown: TakedownReason | null;
  /** Its part in a lot. The auction of an included home is that of its lead. */
  readonly lot?: LotRole;
}

type AuctionFacts = Pick<AuctionState, 'status' | 'bidCount' | 'terms' | 'endsAt'>;

/** `auction` is the auction that the listing names; `now` in ms. */
export function listingSituationOf(
  { standardStatus: status, takedown }: Pick<Listing, 'standardStatus' | 'takedown'>,
  auction: AuctionFacts | null,
  now: number,
): ListingSituation {
  return {
    status,
    auction: auctionStatusOf(auction, now),
    bidCount: auction?.bidCount ?? 0,
    takedown: takedown && takedown.liftedAt === undefined ? takedown.reason : null,
  };
}

function auctionStatusOf(auction: AuctionFacts | null, now: number): ListingSituation['auction'] {
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

/** A replacement auction starts at least 24 hours after the change. */
export const rescheduleNoticeMs = 24 * 3_600_000;

/** What a change does to the auction. `barred`: the sale format cannot change while an auction stands. */
export type AuctionPlan = 'keep' | 'schedule' | 'replace' | 'barred';

interface PlannedChange {
  readonly answers: Answers;
  readonly weight: ChangeSeverity | null;
  readonly changesTerms: boolean;
}

/** A change of the frozen terms or the contract, or of a material fact once there are bids, replaces the auction. */
export function planOf(
  { answers, weight, changesTerms }: PlannedChange,
  course: ListingSituation,
): AuctionPlan {
  const isAuction = answerOf(answers, 'saleFormat') === 'auction';
  if (!hasAuction(course)) return isAuction ? 'schedule' : 'keep';
  if (!isAuction) return 'barred';
  return changesTerms || (weight === 'material' && course.bidCount > 0) ? 'replace' : 'keep';
}
