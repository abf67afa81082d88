import { z } from 'zod';
import { commitmentOf } from './commitments';
import { replayPublic } from './evolve-public';
import type { LedgerEntry } from './facts';
import { aliasField, dollarsField, hexField } from './fields';
import type { BidReceipt } from './public-auction';

/** A receipt as it is saved and read again. */
export const bidReceiptSchema: z.ZodType<BidReceipt> = z.object({
  auctionId: z.string(),
  seq: z.int().min(1),
  hash: hexField,
  alias: aliasField,
  maximumCents: dollarsField,
  salt: hexField,
  commitment: hexField,
  standing: z.enum(['leading', 'outbid']),
  priceBeforeCents: dollarsField,
  priceAfterCents: dollarsField,
  endsAtBefore: z.iso.datetime(),
  endsAtAfter: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
});

/**
 * What is wrong between a bidder's receipt and a public ledger whose chain holds, in words, or null: the entry must be the
 * one of the receipt, and the maximum must be the one that it commits to.
 */
export function receiptFault(entries: readonly LedgerEntry[], receipt: BidReceipt): string | null {
  const first = entries[0];
  if (first?.type !== 'scheduled' || first.data.terms.auctionId !== receipt.auctionId)
    return 'The receipt is of another auction.';
  const entry = entries[receipt.seq - 1];
  if (entry?.hash !== receipt.hash) return `Entry ${receipt.seq} is not the one of the receipt.`;
  if (entry.type !== 'bid' && entry.type !== 'raise') return `Entry ${receipt.seq} is no bid.`;
  const { alias, maximumCents: amountCents, auctionId, salt, commitment } = receipt;
  if (commitmentOf({ alias, amountCents, auctionId, salt }) !== entry.data.commitment)
    return `Entry ${receipt.seq} commits to another maximum than the receipt says.`;
  const before = replayPublic(entries.slice(0, receipt.seq - 1));
  const isSame = saysTheSame(entry.data, receipt) && before?.priceCents === receipt.priceBeforeCents;
  return isSame && commitment === entry.data.commitment
    ? null
    : `The receipt says something else than entry ${receipt.seq}.`;
}

type BidData = Extract<LedgerEntry, { type: 'bid' | 'raise' }>['data'];

const saysTheSame = (data: BidData, receipt: BidReceipt): boolean =>
  data.alias === receipt.alias &&
  data.priceCents === receipt.priceAfterCents &&
  (data.leaderAlias === data.alias) === (receipt.standing === 'leading') &&
  data.receivedAt === Date.parse(receipt.receivedAt) &&
  data.endsAt === Date.parse(receipt.endsAtAfter) &&
  data.endsAt - data.extendedMs === Date.parse(receipt.endsAtBefore);
