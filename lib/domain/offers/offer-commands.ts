import type { OfferActor, OfferFact, OfferTerms } from './offer';
import type { Seal } from './sealing/seal';

/** Why an offer for this home cannot be made or accepted now. */
export type OfferMarketRefusal =
  /** Not on the market, or sold. */
  | 'off-market'
  /** Sold at auction, and the seller takes no offers before it. */
  | 'not-taken'
  /** Sold only together with other homes. */
  | 'in-lot'
  /** Less than 48 hours before the auction, or it has bids. */
  | 'too-late';

/** `until`: the last instant at which an offer for the home can be accepted, ms; null if unlimited. */
export interface Market {
  readonly refusal: OfferMarketRefusal | null;
  readonly until: number | null;
}

interface OfferContext {
  /** When the request arrived, ms. */
  readonly now: number;
  readonly by: OfferActor;
  readonly market: Market;
}
export interface Proposed {
  readonly terms: OfferTerms;
  /** How long it stays open, ms. */
  readonly standsMs: number;
  readonly message: string;
  /** A message with words about people, which a reviewer reads first. The offer goes out without it. */
  readonly heldMessage?: { readonly text: string; readonly note: string };
}

/** A new offer; during a call also the improvement of an open one. */
export type SubmitCommand = OfferContext & Proposed & { readonly type: 'submit'; readonly offerId: string };
/** `seen`: the length of the history that the answering side has seen. */
interface Answering {
  readonly offerId: string;
  readonly seen: number;
}
export type CounterCommand = OfferContext & Proposed & Answering & { readonly type: 'counter' };
export type CallCommand = OfferContext & {
  readonly type: 'call';
  readonly standsMs: number;
  /** Null: the offers are sealed by policy only. */
  readonly seal: Pick<Seal, 'roundId' | 'host' | 'witness' | 'site'> | null;
};
export type AnswerCommand = OfferContext & Answering & { readonly type: 'accept' | 'decline' };
export type WithdrawCommand = OfferContext & { readonly type: 'withdraw'; readonly offerId: string };
export type BookCommand = SubmitCommand | CounterCommand | CallCommand | AnswerCommand | WithdrawCommand;

type OfOffer<T> = T extends OfferFact ? T & { readonly offerId: string } : never;
type Shared = 'called' | 'opened' | 'voided';

/** Adds the message to the step of an offer that was sent without it. */
export interface MessageAdded {
  readonly type: 'message-added';
  readonly offerId: string;
  readonly at: number;
  /** Who wrote it, and the request of the step. */
  readonly by: Pick<OfferActor, 'uid' | 'requestId'>;
  readonly message: string;
}

/** An event of one offer or of all open ones; `reopened`: the home is for sale again after a failed sale. */
export type BookEvent =
  | OfOffer<Exclude<OfferFact, { type: Shared }>>
  | Extract<OfferFact, { type: Shared }>
  | MessageAdded
  | { readonly type: 'reopened'; readonly at: number };

export type OfferRefusal =
  | OfferMarketRefusal
  | 'not-found'
  /** Accepted, declined or withdrawn already. */
  | 'ended'
  | 'lapsed'
  | 'not-your-turn'
  /** The history has changed since the answering side saw it. */
  | 'changed'
  | 'has-open-offer'
  | 'full'
  | 'too-many-rounds'
  /** A call is open: nothing can be answered before its deadline. */
  | 'sealed'
  /** Offers of this call are encrypted by the browser. */
  | 'needs-sealing'
  /** The deadline has passed, and the witness has not answered yet. */
  | 'being-opened'
  /** An encrypted offer for a call that is over or never was. */
  | 'no-round'
  | 'counter-out'
  | 'already-called'
  | 'no-offers'
  | 'not-better'
  | 'bad-terms';
