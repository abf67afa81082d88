/**
 * The version of the rules for an auction and the verification of its ledger, named in the first entry. A
 * ledger without one was written under version 1: a tie goes to the earlier entry, and only an outage of at
 * least a minute across the end counts.
 */
export type RulesVersion = 1 | 2;

/** The rules of every newly scheduled auction. */
export const currentRules = 2;

export interface Versioned {
  readonly rulesVersion?: 2;
}

export const rulesVersionOf = ({ rulesVersion }: Versioned): RulesVersion => rulesVersion ?? 1;
