import { z } from 'zod';
import { isBuyNowPrice } from './buy-now';
import { closingTermsSchema } from './closing-terms';
import { centsField, dollarsField, hexField, instantField, nameField } from './fields';
import { defaultIncrementTable, type IncrementTable } from './increments';
import { namedRules, rulesVersionOf } from './rules-version';

/** A bid in the last five minutes extends the auction, unless the terms set another window. */
export const defaultExtensionWindowMs = 5 * 60_000;

const incrementTableField = z
  .array(z.strictObject({ belowCents: dollarsField.nullable(), incrementCents: dollarsField }))
  .readonly()
  .refine(isRisingTable, 'Bands and increments must rise, and only the last band is open');

const windowField = z.int().min(1);
/**
 * The longest extension window since rules version 2. It bounds the search for auctions in their last window.
 */
export const longestWindowMs = 24 * 3_600_000;

const reserveField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('published'), amountCents: dollarsField }),
  z.strictObject({ kind: z.literal('sealed'), commitment: hexField }),
]);

/** The auction terms that the first ledger entry freezes. Amounts in cents, times in milliseconds UTC. */
export const auctionTermsSchema = z
  .strictObject({
    /** Absent: rules version 1. */
    rulesVersion: z.literal(namedRules).exactOptional(),
    auctionId: nameField,
    listingKey: nameField,
    saleMode: z.enum(['absolute', 'published-reserve', 'sealed-reserve']),
    startingBidCents: dollarsField,
    reserve: reserveField,
    incrementTable: incrementTableField.default(defaultIncrementTable),
    extensionWindowMs: windowField.default(defaultExtensionWindowMs),
    startsAt: instantField,
    endsAt: instantField,
    /**
     * Added to the winning bid: a rate in hundredths of a percent, but at least the minimum. Null: no
     * premium.
     */
    buyerPremium: z
      .strictObject({ rateBasisPoints: z.int().min(0).max(10_000), minimumCents: centsField })
      .nullable()
      .default(null),
    technologyFeeCents: centsField.nullable().default(null),
    earnestMoneyBasisPoints: z.int().min(0).max(10_000).nullable().default(null),
    /** The version of the site's terms of sale that applies to this auction. */
    termsVersion: nameField.nullable().default(null),
    /**
     * The buy-now price, open until a bid meets the reserve, or without a reserve until the first bid.
     * Absent: no buy now.
     */
    buyNowCents: dollarsField.exactOptional(),
    /**
     * The winner's deadlines and the consequence of a default. Absent under rules version 1, which did not
     * freeze them.
     */
    closing: closingTermsSchema.exactOptional(),
  })
  .refine((terms) => terms.startsAt < terms.endsAt, 'The end must be after the start')
  .refine(
    (terms) =>
      rulesVersionOf(terms) === 1
        ? terms.closing === undefined
        : terms.closing !== undefined && terms.earnestMoneyBasisPoints !== null,
    'From rules version 2 the terms state what a winner is bound to',
  )
  .refine(
    (terms) => rulesVersionOf(terms) === 1 || terms.extensionWindowMs <= longestWindowMs,
    'The extension window must be a day at most',
  )
  .refine((terms) => reserveKind[terms.saleMode] === terms.reserve.kind, 'The reserve must fit the sale mode')
  .refine(
    ({ reserve, startingBidCents }) =>
      reserve.kind !== 'published' || reserve.amountCents >= startingBidCents,
    'The reserve must not be under the starting bid',
  )
  .refine(
    ({ buyNowCents, startingBidCents, reserve }) =>
      buyNowCents === undefined ||
      isBuyNowPrice(buyNowCents, {
        startingBidCents,
        reserveCents: reserve.kind === 'published' ? reserve.amountCents : null,
      }),
    'The buy-now price must be above the starting bid and the reserve',
  );

/** Terms as published: without defaults, so that a reader does not have to know ours. */
export const publishedTermsSchema = auctionTermsSchema.safeExtend({
  incrementTable: incrementTableField,
  extensionWindowMs: windowField,
});

export type AuctionTerms = z.output<typeof auctionTermsSchema>;
/**
 * Terms as a caller writes them: fields with a default are optional, and amounts are plain numbers of cents.
 */
export type AuctionTermsInput = z.input<typeof auctionTermsSchema>;

const reserveKind = {
  absolute: 'none',
  'published-reserve': 'published',
  'sealed-reserve': 'sealed',
} as const;

function isRisingTable(table: IncrementTable): boolean {
  return (
    table.every((band, index) => {
      const next = table[index + 1];
      if (!next || band.belowCents === null) return !next && band.belowCents === null;
      const rises = next.belowCents === null || next.belowCents > band.belowCents;
      return rises && next.incrementCents >= band.incrementCents;
    }) && table.length > 0
  );
}
