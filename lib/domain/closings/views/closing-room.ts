import type { ClosingState } from '@/lib/domain/closings/closing';
import type { Side } from '@/lib/domain/closings/closing-steps';
import type { DisclosedFact } from '@/lib/domain/closings/fact-verdicts';
import type { Signer } from '@/lib/domain/closings/signer';
import type { Closing, ClosingFile, ClosingMessage } from '@/lib/domain/closings/stored-closing';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import type { StatementHome } from '@/lib/domain/listing-views/lot-statement';
import type { listingTerms, PropertySubType } from '@/lib/domain/listings/vocabulary';

/** A home of a sold lot: its price and taxes, and what its listing says and has. */
export interface RoomHome extends StatementHome {
  /** Null if its listing cannot be read. */
  readonly slug: string | null;
  readonly county: string | null;
  readonly subType: PropertySubType | null;
  readonly documents: readonly { readonly key: string; readonly title: string; readonly href: string }[];
  readonly facts: readonly DisclosedFact[];
}

/** A closing as one of its sides or staff sees it. */
export interface ClosingRoom {
  readonly closing: Closing;
  readonly state: ClosingState;
  /** Null for staff, who can only read. */
  readonly side: Side | null;
  /** Who signs for this side; null for staff. */
  readonly signer: Signer | null;
  /** The cover photo of the home. */
  readonly photo: { readonly src: string; readonly alt: string } | null;
  readonly buyerName: string;
  readonly sellerName: string;
  /** The homes of a lot; empty for a single home. */
  readonly lot: readonly RoomHome[];
  readonly county: string | null;
  readonly subType: PropertySubType | null;
  /** For a buyer who is a covered investor and must have given the seller the form (Real Property Law § 521). */
  readonly needsInvestorForm: boolean;
  /** For the buyer's cash at the closing; null for others, for a lot and without the listing. */
  readonly cost: {
    readonly sale: Sale;
    readonly hasUnknownLien: boolean;
    /** As the accepted offer names it, which states no amount; null after an auction. */
    readonly financing: (typeof listingTerms)[number] | null;
  } | null;
  /** The facts of the listing, or of each home's in a lot, for the buyer to judge after the closing. */
  readonly disclosedFacts: readonly DisclosedFact[];
  readonly files: readonly ClosingFile[];
  /** One page, latest first. */
  readonly messages: readonly (ClosingMessage & { readonly messageId: string })[];
  /** Cursor of the page with older messages; null if there is none. */
  readonly olderMessages: string | null;
  readonly hasNewerMessages: boolean;
}
