import { z } from 'zod';
import { aliasField, dollarsField, instantField } from './fields';

/** Why a sale did not close: a reason of both sides, or the side that did not complete it. */
export const saleEndReasons = [
  'financing',
  'title',
  'condition',
  'contract',
  'other',
  'nobody-acted',
  'buyer',
  'seller',
] as const;
export type SaleEndReason = (typeof saleEndReasons)[number];

/** What became of the sale that an auction made, once it is not that sale anymore. `at` in ms. */
export const postSaleOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fell-through'), at: instantField, why: z.enum(saleEndReasons) }),
  /** A back-up took the buyer's place, at the price by the rules. */
  z.object({
    kind: z.literal('back-up'),
    at: instantField,
    alias: aliasField,
    priceCents: dollarsField,
  }),
]);
export type Aftermath = z.infer<typeof postSaleOutcomeSchema>;
