import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import type { SaleState } from './closing';
import type { Side } from './closing-steps';
import type { ToldFact } from './fact-verdicts';
import type { Sale, SaleFile, SaleMessage } from './stored-closing';

/** A sale as one of its sides, or staff, sees it. */
export interface SaleRoom {
  readonly sale: Sale;
  readonly state: SaleState;
  /** Null for staff, who read. */
  readonly side: Side | null;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly county: string | null;
  readonly subType: PropertySubType | null;
  /** What the listing tells, for the buyer to judge after the closing. */
  readonly told: readonly ToldFact[];
  readonly files: readonly SaleFile[];
  /** A page of them, the latest first. */
  readonly messages: readonly (SaleMessage & { readonly messageId: string })[];
  /** Names the page before it; null when there is none. */
  readonly olderMessages: string | null;
  readonly hasNewerMessages: boolean;
}
