import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { LotAlert } from '@/lib/domain/auctions/views/auction-day';
import type { LotNames } from '@/lib/domain/listings/lot';
import type { RowCard } from './row-card';

/** A lot of an auction day as its seller sees it: no bidder beyond the public alias, and no maximum. */
export interface OwnLot {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly street: string;
  readonly place: string;
  /** Set if it sells several homes. */
  readonly lot?: LotNames | undefined;
  /** The seller's own reserve, in cents; null without one. */
  readonly reserveCents: number | null;
  /** When the latest bid was recorded, ms; null without one. */
  readonly lastBidAt: number | null;
}

/** A lot that the board does not list, with what the seller should look at. */
export interface AlertedLot {
  readonly slug: string;
  readonly street: string;
  readonly alerts: readonly LotAlert[];
}

/** What needs attention among the lots that the board does not list. `unread`: how many may need more. */
export interface OtherAlerts {
  readonly lots: readonly AlertedLot[];
  readonly unread: number;
}

/** A lot of an auction day that a person saved or bid in, with their own position. */
export interface FollowedLot {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly you: BidderPosition & { readonly asOfVersion: number };
  readonly card: RowCard;
  /** The standing bid list that has this auction. */
  readonly listId?: string | undefined;
}
