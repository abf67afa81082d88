import { z } from 'zod';

const term = z.int().min(1).max(1_000);

/**
 * The terms that bind a winner besides the earnest money: the deadlines of the closing and the consequence of
 * a default. Frozen in the first ledger entry.
 */
export const closingTermsSchema = z.strictObject({
  signWithinHours: term.describe('Hours after the win within which both sides must sign the contract.'),
  depositWithinHours: term.describe(
    'Hours after the last signature within which the earnest money must be in escrow.',
  ),
  closeWithinDays: term.describe('Days from the last signature to the closing.'),
  cureHours: term.describe(
    'Hours after a missed signature or deposit during which the buyer can still cure it.',
  ),
  closingCureDays: term.describe('Days after a missed closing during which the buyer can still close.'),
  buyerDefault: z
    .enum(['contract-remedies-and-backup'])
    .describe(
      'What happens if the buyer defaults: the default stays on record, the contract determines who keeps the earnest money, and the seller may sell to the next backup buyer or relist.',
    ),
});
export type FrozenClosingTerms = z.output<typeof closingTermsSchema>;

/** The terms that bind a winner, as shown before a bid. */
export interface ClosingTerms extends FrozenClosingTerms {
  /** Hundredths of a percent of the price. */
  readonly earnestMoneyBasisPoints: number;
}

/** The terms of a closing when the listing sets none of its own. */
export const usualEarnestBasisPoints = 1_000;
export const usualClosingTerms: FrozenClosingTerms = {
  signWithinHours: 72,
  depositWithinHours: 72,
  closeWithinDays: 45,
  cureHours: 48,
  closingCureDays: 10,
  buyerDefault: 'contract-remedies-and-backup',
};

/** The closing terms frozen in the ledger, or null in an older ledger that does not contain them. */
export const closingTermsOf = (terms: {
  readonly earnestMoneyBasisPoints: number | null;
  readonly closing?: FrozenClosingTerms;
}): ClosingTerms | null =>
  terms.closing === undefined
    ? null
    : { earnestMoneyBasisPoints: terms.earnestMoneyBasisPoints ?? usualEarnestBasisPoints, ...terms.closing };

interface SaleTermsOfListing {
  readonly earnestMoneyBasisPoints: number;
  readonly closingDays: number;
}

/**
 * The terms that bind a winner: the frozen ones. In an older auction, those of its listing or else the usual
 * ones.
 */
export const bindingClosingTerms = (
  frozen: ClosingTerms | null | undefined,
  saleTerms: SaleTermsOfListing | undefined,
): ClosingTerms =>
  frozen ?? {
    ...usualClosingTerms,
    earnestMoneyBasisPoints: saleTerms?.earnestMoneyBasisPoints ?? usualEarnestBasisPoints,
    closeWithinDays: saleTerms?.closingDays ?? usualClosingTerms.closeWithinDays,
  };
