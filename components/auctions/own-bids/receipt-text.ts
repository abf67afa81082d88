import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment, formatMoney } from '@/lib/format';

interface Receipts {
  readonly auctionId: string;
  readonly slug: string;
  readonly receipts: readonly BidReceipt[];
  readonly purchase: PurchaseReceipt | null;
}

/** Receipts of one auction as a text file, with everything that proves the bids. */
export const toReceiptText = ({ auctionId, slug, receipts, purchase }: Receipts): string =>
  [
    `Bids and purchase in auction ${auctionId}, ${slug}`,
    ...receipts.map(textOf),
    ...(purchase ? [purchaseText(purchase)] : []),
  ]
    .join('\n\n')
    .concat('\n');

const purchaseText = ({ receivedAt, alias, priceCents, seq, hash }: PurchaseReceipt): string =>
  [
    `Received: ${formatMoment(receivedAt)} (${receivedAt})`,
    `Buyer: ${alias}`,
    `Bought at once for: ${formatMoney(priceCents)}`,
    `Ledger entry: ${seq}`,
    `Hash: ${hash}`,
  ].join('\n');

const textOf = (receipt: BidReceipt): string =>
  [
    ['Received', `${formatMoment(receipt.receivedAt)} (${receipt.receivedAt})`],
    ['Bidder', receipt.alias],
    ['Maximum', formatMoney(receipt.maximumCents)],
    ['Price before', formatMoney(receipt.priceBeforeCents)],
    ['Price after', formatMoney(receipt.priceAfterCents)],
    ['Standing', receipt.standing],
    ['End before', receipt.endsAtBefore],
    ['End after', receipt.endsAtAfter],
    ['Ledger entry', String(receipt.seq)],
    ['Hash', receipt.hash],
    ['Commitment', receipt.commitment],
    ['Salt', receipt.salt],
  ]
    .map(([term, words]) => `${term}: ${words}`)
    .join('\n');
