/**
 * The rules under which an auction runs and its ledger verifies, named in the first entry. A ledger that names none was
 * written under version 1, where a tie goes to the earlier entry and only an outage of a minute over the end counts.
 */
export type RulesVersion = 1 | 2;

/** The rules of every newly scheduled auction. */
export const currentRules = 2;

export interface Versioned {
  readonly rulesVersion?: 2;
}

export const rulesVersionOf = ({ rulesVersion }: Versioned): RulesVersion => rulesVersion ?? 1;
