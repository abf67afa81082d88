import type { User } from '@/lib/domain/accounts/user';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Block } from '@/lib/domain/eligibility/bidder-block';
import type { Listing } from '@/lib/domain/listings/listing';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';

/** What staff see of a home: of its auction what everybody sees, never a maximum. */
export interface StaffHome {
  readonly listingKey: string;
  readonly slug: string;
  readonly title: string;
  readonly listingId: string;
  readonly seller: Listing['seller'];
  readonly status: Listing['standardStatus'];
  readonly auction: PublicAuction | null;
}

/** Somebody who has bid: who it is, never how much. */
export interface KnownBidder {
  readonly uid: string;
  readonly alias: string;
  readonly name: string;
  readonly email: string;
  readonly block: Block | null;
}

export interface HomeFile {
  readonly home: StaffHome;
  /** Who acts for the seller: the seller, or the members of the organization that it is. */
  readonly sellers: readonly Pick<User, 'uid' | 'name' | 'email'>[];
  readonly takedown: Listing['takedown'];
  readonly bidders: readonly KnownBidder[];
  /** Of people who have not bid. */
  readonly otherBlocks: readonly Block[];
  readonly log: readonly StoredEntry[];
}
