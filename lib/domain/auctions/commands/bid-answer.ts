import { z } from 'zod';
import { bidKeyField } from '@/lib/domain/auctions/keys/signed-bid';
import { aliasField, dollarsField, hexField } from '@/lib/domain/auctions/terms/fields';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import {
  type BidRefusal,
  type BidRefusalReason,
  bidRefusalStatus,
} from '@/lib/domain/auctions/terms/refusals';
import type { Result } from '@/lib/domain/shared/result';

/** The response to a bidder, stored for a repeat of the same request. */
export type BidAnswer = Result<BidReceipt, BidRefusal>;

/** The response to a buy-now buyer, stored for the same reason. */
export type PurchaseAnswer = Result<PurchaseReceipt, BidRefusal>;

const isoField = z.iso.datetime();
const receiptField = z.strictObject({
  auctionId: z.string(),
  seq: z.int().min(2),
  hash: hexField,
  alias: aliasField,
  maximumCents: dollarsField,
  salt: hexField,
  commitment: hexField,
  signedWith: bidKeyField.exactOptional(),
  standing: z.enum(['leading', 'outbid']),
  priceBeforeCents: dollarsField,
  priceAfterCents: dollarsField,
  endsAtBefore: isoField,
  endsAtAfter: isoField,
  receivedAt: isoField,
});
const refusalField = z.strictObject({
  reason: z.string().transform((reason, context): BidRefusalReason => {
    if (isBidRefusalReason(reason)) return reason;
    context.addIssue('Not a reason to refuse a bid');
    return z.NEVER;
  }),
  minimumCents: dollarsField.exactOptional(),
});

export const bidAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: receiptField }),
  z.strictObject({ ok: z.literal(false), reason: refusalField }),
]);

export const purchaseAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({
      auctionId: z.string(),
      seq: z.int().min(2),
      hash: hexField,
      alias: aliasField,
      priceCents: dollarsField,
      receivedAt: isoField,
      saleId: z.string(),
    }),
  }),
  z.strictObject({ ok: z.literal(false), reason: refusalField }),
]);

const isBidRefusalReason = (reason: string): reason is BidRefusalReason =>
  Object.hasOwn(bidRefusalStatus, reason);
