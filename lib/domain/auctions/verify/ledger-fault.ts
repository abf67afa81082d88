/** What is wrong in a ledger, with the values of its sentence. */
export interface LedgerFault {
  readonly code: LedgerFaultCode;
  /** A bidder, or the reserve. */
  readonly alias?: string;
  readonly what?: 'bid' | 'purchase';
  /** The number of an entry. */
  readonly entry?: number;
  readonly hash?: string;
  /** The price that an entry states, and the one that the bids result in. */
  readonly statedCents?: number;
  readonly priceCents?: number;
  /** The one that the bids lead to. */
  readonly outcome?: string;
}

export type LedgerFaultCode =
  | 'not-as-shown'
  | 'empty'
  | 'invalid-entry'
  | 'broken-chain'
  | 'wrong-hash'
  | 'not-scheduled'
  | 'scheduled-twice'
  | 'dated-earlier'
  | 'wrong-end'
  | 'raise-without-lead'
  | 'raise-loses-lead'
  | 'no-bid-lists'
  | 'bid-list-raises'
  | 'bid-list-twice'
  | 'opened-twice'
  | 'opened-late'
  | 'raise-too-low'
  | 'bid-below-minimum'
  | 'beaten-not-opened'
  | 'lower-bid-leads'
  | 'later-bid-leads'
  | 'losing-not-opened'
  | 'higher-bid-loses'
  | 'earlier-bid-loses'
  | 'losing-bid-changes-reserve'
  | 'reserve-met-before'
  | 'no-reserve'
  | 'reserve-unmet-again'
  | 'reserve-not-opened'
  | 'reserve-above-buy-now'
  | 'reserve-below-start'
  | 'reserve-not-met'
  | 'reserve-met'
  | 'needless-opening'
  | 'wrong-opening'
  | 'pause-not-running'
  | 'outage-not-running'
  | 'lowering-not-running'
  | 'closing-not-running'
  | 'resume-not-paused'
  | 'wrong-end-after-pause'
  | 'outage-too-small'
  | 'wrong-end-after-outage'
  | 'cancel-after-closing'
  | 'cancel-after-end'
  | 'offer-despite-bids'
  | 'canceled-without-document'
  | 'lowered-twice'
  | 'lowered-late'
  | 'reserve-kind-changed'
  | 'not-lowered'
  | 'met-without-bid'
  | 'wrong-buy-now-price'
  | 'buy-now-over'
  | 'closed-early'
  | 'nothing-to-decide'
  | 'decision-off-deadline'
  | 'wrong-side-decides'
  | 'amount-without-counter'
  | 'wrong-counter'
  | 'cut-off'
  | 'unknown-hash'
  | 'misnumbered'
  | 'wrong-price'
  | 'while-closed'
  | 'outside-bidding'
  | 'during-pause'
  | 'recorded-late'
  | 'wrong-time'
  | 'unknown-alias'
  | 'wrong-leader'
  | 'wrong-opening-amount'
  | 'wrong-outcome'
  | 'wrong-default'
  | 'other-rules'
  | 'refusal-outside-bidding';
