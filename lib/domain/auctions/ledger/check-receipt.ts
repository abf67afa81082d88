import { z } from 'zod';
import { bidKeyField } from '@/lib/domain/auctions/keys/signed-bid';
import { replayPublic } from '@/lib/domain/auctions/state/evolve-public';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { aliasField, dollarsField, hexField } from '@/lib/domain/auctions/terms/fields';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import type { VerifierKey } from '@/lib/domain/auctions/transparency/note';
import { isStatementSigned } from '@/lib/domain/auctions/transparency/signed-statement';

export type Receipt = BidReceipt | PurchaseReceipt;

const signature = z.string().max(1_000).exactOptional();

const bidReceipt = {
  signature,
  auctionId: z.string(),
  seq: z.int().min(1),
  hash: hexField,
  alias: aliasField,
  maximumCents: dollarsField,
  salt: hexField,
  commitment: hexField,
  signedWith: bidKeyField.exactOptional(),
  standing: z.enum(['leading', 'outbid']),
  priceBeforeCents: dollarsField,
  priceAfterCents: dollarsField,
  endsAtBefore: z.iso.datetime(),
  endsAtAfter: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
};

const purchaseReceipt = {
  signature,
  auctionId: z.string(),
  seq: z.int().min(1),
  hash: hexField,
  alias: aliasField,
  priceCents: dollarsField,
  receivedAt: z.iso.datetime(),
  saleId: z.string(),
};

/** The receipts in a saved file: a single receipt, or all of one auction. */
export const savedReceiptsSchema: z.ZodType<readonly Receipt[]> = z.union([
  z.union([z.strictObject(bidReceipt), z.strictObject(purchaseReceipt)]).transform((receipt) => [receipt]),
  z
    .object({
      receipts: z.array(z.object(bidReceipt)),
      purchase: z.object(purchaseReceipt).nullable().default(null),
    })
    .transform(({ receipts, purchase }) => [...receipts, ...(purchase ? [purchase] : [])])
    .refine((receipts) => receipts.length > 0, 'The file contains no receipts.'),
]);

/** Where a receipt differs from a ledger. `entry` is the number of the receipt's entry. */
export interface ReceiptFault {
  readonly code:
    | ('other-auction' | 'wrong-hash' | 'not-a-purchase' | 'wrong-signature' | 'denied')
    | ('not-a-bid' | 'other-maximum' | 'other-content');
  readonly entry: number;
}

/**
 * Compares a receipt with a public ledger whose chain is already verified. Returns the mismatch or null. The
 * entry must be the receipt's, and a bid's maximum must match the entry's commitment.
 */
export function findReceiptMismatch(entries: readonly LedgerEntry[], receipt: Receipt): ReceiptFault | null {
  const first = entries[0];
  if (first?.type !== 'scheduled' || first.data.terms.auctionId !== receipt.auctionId)
    return { code: 'other-auction', entry: receipt.seq };
  const entry = entries[receipt.seq - 1];
  if (entry?.hash !== receipt.hash) return { code: 'wrong-hash', entry: receipt.seq };
  return 'saleId' in receipt ? purchaseFault(entry, receipt) : bidFault(entries, entry, receipt);
}

/**
 * Whether one of these keys signed the receipt; null: it has no signature. With the right key, a signature proves
 * that the site took the bid, even if its ledger says otherwise.
 */
export function isReceiptSigned(
  { signature: line, ...content }: Receipt,
  keys: readonly VerifierKey[],
): boolean | null {
  return line === undefined ? null : isStatementSigned('receipt', content, line, keys);
}

/** For a ledger of the receipt's auction that may be invalid: it lacks an entry whose receipt the site signed. */
export function findDenial(
  entries: readonly unknown[],
  receipt: Receipt,
  keys: readonly VerifierKey[],
): ReceiptFault | null {
  const { data: entry } = ledgerEntrySchema.safeParse(entries[receipt.seq - 1]);
  const isDenied = entry?.hash !== receipt.hash && isReceiptSigned(receipt, keys) === true;
  return isDenied ? { code: 'denied', entry: receipt.seq } : null;
}

function purchaseFault({ type, data }: LedgerEntry, receipt: PurchaseReceipt): ReceiptFault | null {
  const { seq, alias, priceCents, receivedAt, auctionId, saleId } = receipt;
  if (type !== 'bought') return { code: 'not-a-purchase', entry: seq };
  const isSame = data.alias === alias && data.priceCents === priceCents && saleId === `a-${auctionId}`;
  return isSame && data.receivedAt === Date.parse(receivedAt) ? null : saysElse(receipt);
}

function bidFault(
  entries: readonly LedgerEntry[],
  entry: LedgerEntry,
  receipt: BidReceipt,
): ReceiptFault | null {
  if (entry.type !== 'bid' && entry.type !== 'raise') return { code: 'not-a-bid', entry: receipt.seq };
  const { alias, maximumCents: amountCents, auctionId, salt, commitment } = receipt;
  if (commitmentOf({ alias, amountCents, auctionId, salt }) !== entry.data.commitment)
    return { code: 'other-maximum', entry: receipt.seq };
  const before = replayPublic(entries.slice(0, receipt.seq - 1));
  const isSame = saysTheSame(entry.data, receipt) && before?.priceCents === receipt.priceBeforeCents;
  return isSame && commitment === entry.data.commitment ? null : saysElse(receipt);
}

const saysElse = ({ seq }: Receipt): ReceiptFault => ({ code: 'other-content', entry: seq });

type BidData = Extract<LedgerEntry, { type: 'bid' | 'raise' }>['data'];

const saysTheSame = (data: BidData, receipt: BidReceipt): boolean =>
  data.alias === receipt.alias &&
  data.signed?.key === receipt.signedWith &&
  data.priceCents === receipt.priceAfterCents &&
  (data.leaderAlias === data.alias) === (receipt.standing === 'leading') &&
  data.receivedAt === Date.parse(receipt.receivedAt) &&
  data.endsAt === Date.parse(receipt.endsAtAfter) &&
  data.endsAt - data.extendedMs === Date.parse(receipt.endsAtBefore);
