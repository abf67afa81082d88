import type { By, OfferFact, OfferTerms } from './offer';

/** Why an offer cannot be made or taken for this home now; null: it can. */
export type OfferMarketRefusal =
  /** Not on the market, or sold. */
  | 'off-market'
  /** Sold at an auction before which its seller listens to no offers. */
  | 'not-taken'
  /** Less than 48 hours before the auction, or there are bids. */
  | 'too-late';

/** `until`: the last instant at which an offer for the home can be accepted, ms; null: there is none. */
export interface Market {
  readonly refusal: OfferMarketRefusal | null;
  readonly until: number | null;
}

interface OfferContext {
  /** When the request arrived, ms. */
  readonly now: number;
  readonly by: By;
  readonly market: Market;
}
interface Proposed {
  readonly terms: OfferTerms;
  /** How long it stands, ms. */
  readonly standsMs: number;
  readonly message: string;
}

/** A new offer, or after a call the best of one that stands. */
export type SubmitCommand = OfferContext & Proposed & { readonly type: 'submit'; readonly offerId: string };
/** `seen`: the length of the history that the answer is about. */
interface Answering {
  readonly offerId: string;
  readonly seen: number;
}
export type CounterCommand = OfferContext & Proposed & Answering & { readonly type: 'counter' };
export type CallCommand = OfferContext & { readonly type: 'call'; readonly standsMs: number };
export type AnswerCommand = OfferContext & Answering & { readonly type: 'accept' | 'decline' };
export type WithdrawCommand = OfferContext & { readonly type: 'withdraw'; readonly offerId: string };
export type BookCommand = SubmitCommand | CounterCommand | CallCommand | AnswerCommand | WithdrawCommand;

type OfOffer<T> = T extends OfferFact ? T & { readonly offerId: string } : never;
type Shared = 'called' | 'opened';

/** A fact of one offer, of all that are open, or that the home is for sale again after a sale that failed. */
export type BookEvent =
  | OfOffer<Exclude<OfferFact, { type: Shared }>>
  | Extract<OfferFact, { type: Shared }>
  | { readonly type: 'reopened'; readonly at: number };

export type OfferRefusal =
  | OfferMarketRefusal
  | 'not-found'
  /** Ended already. */
  | 'ended'
  | 'lapsed'
  | 'not-your-turn'
  /** Something was said or done about it that the answer does not know of. */
  | 'changed'
  | 'has-open-offer'
  | 'full'
  | 'too-many-rounds'
  /** A call runs: nobody answers anything before its deadline. */
  | 'sealed'
  | 'counter-out'
  | 'already-called'
  | 'no-offers'
  | 'not-better'
  | 'bad-terms';
