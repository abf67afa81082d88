import type { Actor, Note } from '@/lib/domain/drafts/review-state';
import type { Gate } from '@/lib/domain/drafts/rules';
import type { ChangeSeverity } from './change-severity';
import type { AuctionPlan, ListingSituation } from './listing-situation';

/** How the draft differs from the published listing, and what that does to the auction. Instants in ms. */
export interface ChangeFacts {
  readonly weight: ChangeSeverity | null;
  readonly plan: AuctionPlan;
  readonly course: ListingSituation;
  /** When the replacement auction starts. */
  readonly startsAt: number | null;
  /** It would replace an auction whose bids bind the seller, without a document that shows the reason. */
  readonly lacksDocument?: boolean;
}

type Change = { readonly change: ChangeFacts | null };
type At = { readonly course: ListingSituation };

export type ReviewCommand = { readonly by: Actor; readonly now: number } & (
  | { readonly type: 'start' }
  /** `change` is null before the first publication. */
  | ({
      readonly type: 'submit';
      readonly gate: Gate;
      readonly isConfirmed: boolean;
      readonly specialFindings: readonly string[];
    } & Change)
  | { readonly type: 'take-back' }
  /** Opens a published listing for a change or for relisting. */
  | ({ readonly type: 'reopen' } & At)
  | { readonly type: 'discard' }
  | ({ readonly type: 'withdraw'; readonly reason: string } & At)
  | ({ readonly type: 'confirm' } & At)
  /** The seller takes a home off the market for a while, and puts it back while its facts are still confirmed. */
  | ({ readonly type: 'put-on-hold' | 'resume' } & At)
  /** The auction's own rules are checked separately. */
  | ({ readonly type: 'move-auction'; readonly gate: Gate; readonly startsAt: number | null } & At)
  | ({ readonly type: 'lower-reserve' } & At)
  | ({ readonly type: 'cancel-auction'; readonly reason: string } & At)
  | { readonly type: 'claim' }
  | { readonly type: 'release' }
  | ({ readonly submission: number } & (
      | { readonly type: 'request-changes'; readonly notes: readonly Note[] }
      | { readonly type: 'reject'; readonly reason: string }
      /** `specialReview` is what the reviewer found when the rules require a special review. */
      | ({
          readonly type: 'approve';
          readonly gate: Gate;
          readonly specialReview: string;
          readonly specialFindings: readonly string[];
          /** The reviewer has not opened the papers behind an exemption. */
          readonly hasUnopenedPapers?: boolean;
          /** When the listing goes on the market, in ms; null means at once. */
          readonly onMarketAt: number | null;
        } & Change)
    ))
  /** Timed commands, by the site. */
  | ({ readonly type: 'remind' | 'hold' } & At)
  | { readonly type: 'go-on-market' }
);

export type ReviewEvent = { readonly at: number; readonly by: Actor } & (
  | {
      readonly type:
        | 'started'
        | 'taken-back'
        | 'reopened'
        | 'discarded'
        | 'confirmed'
        | 'claimed'
        | 'released'
        | 'reminded'
        /** By the site for stale facts, or by the seller. */
        | 'held'
        | 'resumed'
        | 'went-on-market'
        /** A light change, published without a reviewer. */
        | 'changed'
        | 'auction-moved'
        | 'reserve-lowered';
    }
  | { readonly type: 'submitted'; readonly isCorrection: boolean }
  | { readonly type: 'changes-requested'; readonly notes: readonly Note[] }
  /** `taken-down` is by staff. */
  | {
      readonly type: 'rejected' | 'withdrawn' | 'auction-cancelled' | 'taken-down';
      readonly reason: string;
    }
  | {
      readonly type: 'approved';
      readonly specialReview: string;
      readonly specialFindings: readonly string[];
      readonly onMarketAt: number | null;
    }
);

export type ReviewRefusal =
  /** The command does not apply to the current state. */
  | 'wrong-status'
  /** Reviewers do not handle their own listings. */
  | 'own-listing'
  | 'not-reviewer'
  | 'not-yours'
  /** Another reviewer has claimed it. */
  | 'claimed'
  /** It was submitted again since the reviewer read it. */
  | 'outdated'
  /** A rule of New York is not met. */
  | 'rules'
  /** Only the contract of sale is missing. */
  | 'needs-contract'
  | 'needs-special-review'
  /** The reviewer has not opened the papers behind an exemption. */
  | 'papers-unopened'
  | 'needs-note'
  | 'needs-reason'
  /** The home is sold or in a closing. */
  | 'under-contract'
  /** Staff took it down; it stays down until they lift the takedown. */
  | 'taken-down'
  /** The auction’s end has passed, but its outcome is not recorded yet. */
  | 'just-ended'
  /** The auction ended below its reserve and waits for the below-reserve decision. */
  | 'decision-open'
  /** Not allowed while an auction is announced or open. */
  | 'auction-stands'
  /** The home is included in a lot, which is changed as a whole. */
  | 'in-lot'
  | 'no-auction'
  | 'nothing-changed'
  /** The change would cancel bids, and the seller has not confirmed that. */
  | 'needs-confirmation'
  /** The bids bind the seller, so a cancellation needs a document that shows the reason. */
  | 'needs-document'
  /** A moved or replacement auction must start at least 24 hours later. */
  | 'too-soon'
  | 'not-due'
  /** The facts fell due while the home was on hold, so it returns through a review. */
  | 'facts-lapsed';
