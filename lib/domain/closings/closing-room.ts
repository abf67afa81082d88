import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import type { ClosingState } from './closing';
import type { Side } from './closing-steps';
import type { ToldFact } from './fact-verdicts';
import type { Closing, ClosingFile, ClosingMessage } from './stored-closing';

/** A closing as one of its sides, or staff, sees it. */
export interface ClosingRoom {
  readonly closing: Closing;
  readonly state: ClosingState;
  /** Null for staff, who read. */
  readonly side: Side | null;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly county: string | null;
  readonly subType: PropertySubType | null;
  /** What the listing tells, for the buyer to judge after the closing. */
  readonly told: readonly ToldFact[];
  readonly files: readonly ClosingFile[];
  /** A page of them, the latest first. */
  readonly messages: readonly (ClosingMessage & { readonly messageId: string })[];
  /** Names the page before it; null when there is none. */
  readonly olderMessages: string | null;
  readonly hasNewerMessages: boolean;
}
