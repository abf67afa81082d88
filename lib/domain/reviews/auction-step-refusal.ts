/** Refusals by the rules of the auction itself. */
export type AuctionStepRefusal =
  | 'too-late'
  | 'not-lower'
  | 'already-lowered'
  | 'no-reserve'
  | 'bids-stand'
  | 'needs-document'
  | 'reserve-met'
  | 'no-auction'
  /** A bid or another event came after the seller's review. */
  | 'auction-changed'
  | 'wrong-status';
