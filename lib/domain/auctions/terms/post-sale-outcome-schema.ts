import { z } from 'zod';
import { aliasField, dollarsField, instantField } from './fields';

/** Why a sale did not close: a reason that both sides share, or the side that did not complete it. */
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

/** What became of an auction's sale: it fell through, or a backup buyer took it over. `at` in ms. */
export const postSaleOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fell-through'), at: instantField, why: z.enum(saleEndReasons) }),
  /** A backup buyer took the buyer's place, at the price that the rules give. */
  z.object({
    kind: z.literal('back-up'),
    at: instantField,
    alias: aliasField,
    priceCents: dollarsField,
  }),
]);
export type PostSaleOutcome = z.infer<typeof postSaleOutcomeSchema>;
