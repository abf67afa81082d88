import type { Actor, Note } from '@/lib/domain/drafts/review-state';
import type { Gate } from '@/lib/domain/drafts/rules';
import type { ChangeSeverity } from './change-severity';
import type { AuctionPlan, ListingSituation } from './listing-situation';

/** What was changed since it was published, and what that does to the auction. */
export interface ChangeFacts {
  readonly weight: ChangeSeverity | null;
  readonly plan: AuctionPlan;
  readonly course: ListingSituation;
  /** When the auction begins that replaces the present one. */
  readonly startsAt: number | null;
}

type Change = { readonly change: ChangeFacts | null };
type At = { readonly course: ListingSituation };

export type ReviewCommand = { readonly by: Actor; readonly now: number } & (
  | { readonly type: 'start' }
  /** `change` is null before the first publication. */
  | ({ readonly type: 'submit'; readonly gate: Gate; readonly isConfirmed: boolean } & Change)
  | { readonly type: 'take-back' }
  /** To change, or to list again, what was published. */
  | ({ readonly type: 'reopen' } & At)
  | { readonly type: 'discard' }
  | ({ readonly type: 'withdraw'; readonly reason: string } & At)
  | ({ readonly type: 'confirm' } & At)
  /** Of the auction; what its own rules say is judged apart. */
  | ({ readonly type: 'move-auction'; readonly gate: Gate; readonly startsAt: number | null } & At)
  | ({ readonly type: 'lower-reserve' } & At)
  | ({ readonly type: 'cancel-auction'; readonly reason: string } & At)
  | { readonly type: 'claim' }
  | { readonly type: 'release' }
  | ({ readonly submission: number } & (
      | { readonly type: 'request-changes'; readonly notes: readonly Note[] }
      | { readonly type: 'reject'; readonly reason: string }
      /** `specialReview`: what the reviewer found out where the rules ask for one. */
      | ({
          readonly type: 'approve';
          readonly gate: Gate;
          readonly specialReview: string;
          /** When buyers may make offers; null: at once. */
          readonly onMarketAt: number | null;
        } & Change)
    ))
  /** By the clock. */
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
        | 'held'
        | 'went-on-market'
        /** A change without a reviewer. */
        | 'changed'
        | 'auction-moved'
        | 'reserve-lowered';
    }
  | { readonly type: 'submitted'; readonly isCorrection: boolean }
  | { readonly type: 'changes-requested'; readonly notes: readonly Note[] }
  /** `taken-down`: by staff. */
  | {
      readonly type: 'rejected' | 'withdrawn' | 'auction-cancelled' | 'taken-down';
      readonly reason: string;
    }
  | { readonly type: 'approved'; readonly specialReview: string; readonly onMarketAt: number | null }
);

export type ReviewRefusal =
  /** Not from where it stands now. */
  | 'wrong-status'
  /** A reviewer never handles an own listing. */
  | 'own-listing'
  | 'not-reviewer'
  | 'not-yours'
  /** Another reviewer has it. */
  | 'claimed'
  /** It was sent in again since the reviewer read it. */
  | 'outdated'
  /** A rule of New York is not met. */
  | 'rules'
  | 'needs-special-review'
  | 'needs-note'
  | 'needs-reason'
  /** The home is sold, or on the way to it. */
  | 'under-contract'
  /** By staff: it comes back when they lift it. */
  | 'taken-down'
  /** The auction’s end has passed, and what came of it is not recorded yet. */
  | 'just-ended'
  /** The auction ended below its reserve and waits for an answer. */
  | 'decision-open'
  /** Not while an auction is announced or open. */
  | 'auction-stands'
  | 'no-auction'
  | 'nothing-changed'
  /** Bids would be lost. */
  | 'needs-confirmation'
  /** What replaces an auction begins a day later at the earliest. */
  | 'too-soon'
  | 'not-due';
