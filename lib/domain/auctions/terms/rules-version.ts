/**
 * The version of the rules for an auction and the verification of its ledger, named in the first entry. A
 * ledger without one was written under version 1: a tie goes to the earlier entry, and only an outage of at
 * least a minute across the end counts. Version 3 adds the bids of bid lists. Version 4 opens every sealed
 * reserve at the end, and records why an auction paused and which bids of insiders were refused. Version 5 says
 * who canceled, with the hash of the seller's document, and which key of its bidder signed each bid. Version 6
 * demands a document from staff, too, and opens a sealed reserve also in a cancellation, and one that was lowered.
 */
export type RulesVersion = 1 | 2 | 3 | 4 | 5 | 6;

/** The versions that a first entry can name. */
export const namedRules = [2, 3, 4, 5, 6] as const;

/** The rules of every newly scheduled auction. */
export const currentRules = 6;

export interface Versioned {
  readonly rulesVersion?: (typeof namedRules)[number];
}

export const rulesVersionOf = ({ rulesVersion }: Versioned): RulesVersion => rulesVersion ?? 1;

/** Whether the ledger says of each bid who signed it. */
export const saysWhoSigned = (terms: Versioned): boolean => rulesVersionOf(terms) >= 5;

/** Whether the ledger opens a sealed reserve at the end, and names reasons and refused insider bids. */
export const tellsAll = (terms: Versioned): boolean => rulesVersionOf(terms) >= 4;

/** Whether the ledger says who canceled the auction, and names the document by its hash. */
export const namesCanceler = (terms: Versioned): boolean => rulesVersionOf(terms) >= 5;

/** Whether the ledger opens a lowered reserve at the end, and a sealed one in a cancellation after a bid. */
export const opensAll = (terms: Versioned): boolean => rulesVersionOf(terms) >= 6;

/** Whether the ledger shows that also staff had a document once the bids bound the seller. */
export const bindsStaff = (terms: Versioned): boolean => rulesVersionOf(terms) >= 6;

/** Whether the ledger can mark the bids of a bid list. */
export const allowsBidLists = (terms: Versioned): boolean => rulesVersionOf(terms) >= 3;
