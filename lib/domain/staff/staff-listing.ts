import type { User } from '@/lib/domain/accounts/user';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { CancellationDocument } from '@/lib/domain/drafts/files/cancellation-documents';
import type { Block } from '@/lib/domain/eligibility/bidder-block';
import type { PossibleRelation } from '@/lib/domain/eligibility/possible-relations';
import type { Listing } from '@/lib/domain/listings/listing';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';

/** A home as staff see it. The auction has public data only, so no maximum bids. */
export interface StaffHome {
  readonly listingKey: string;
  readonly slug: string;
  readonly title: string;
  readonly listingId: string;
  readonly seller: Listing['seller'];
  readonly status: Listing['standardStatus'];
  readonly auction: PublicAuction | null;
}

/** A bidder's identity, without amounts. Without an alias the person was refused on a device of the seller's side. */
export interface StaffBidder {
  readonly uid: string;
  readonly alias: string;
  readonly name: string;
  readonly email: string;
  readonly block: Block | null;
  readonly relations: readonly PossibleRelation[];
}

export interface HomeFile {
  readonly home: StaffHome;
  /** Who acts for the seller: the selling account, or the members of the selling organization. */
  readonly sellers: readonly Pick<User, 'uid' | 'name' | 'email'>[];
  readonly takedown: Listing['takedown'];
  readonly bidders: readonly StaffBidder[];
  /** Possible relations between bidders wait for staff. */
  readonly hasOpenRelations: boolean;
  /** Blocks of people who have not bid. */
  readonly otherBlocks: readonly Block[];
  readonly log: readonly StoredEntry[];
  /** Documents with which the seller canceled auctions of the home, or is about to. */
  readonly cancellationDocuments: readonly CancellationDocument[];
  /** The bids bind the seller, so that a cancellation needs a document. */
  readonly isBinding: boolean;
  readonly staffDocument: CancellationDocument | null;
}
