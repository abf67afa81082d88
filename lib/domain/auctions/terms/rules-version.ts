/**
 * The version of the rules for an auction and the verification of its ledger, named in the first entry. A
 * ledger without one was written under version 1: a tie goes to the earlier entry, and only an outage of at
 * least a minute across the end counts. Version 3 adds the bids of bid lists.
 */
export type RulesVersion = 1 | 2 | 3;

/** The versions that a first entry can name. */
export const namedRules = [2, 3] as const;

/** The rules of every newly scheduled auction. */
export const currentRules = 3;

export interface Versioned {
  readonly rulesVersion?: (typeof namedRules)[number];
}

export const rulesVersionOf = ({ rulesVersion }: Versioned): RulesVersion => rulesVersion ?? 1;

/** Whether the ledger can mark the bids of a bid list. */
export const allowsBidLists = (terms: Versioned): boolean => rulesVersionOf(terms) >= 3;
