import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment, formatMoney } from '@/lib/format';
import * as copy from '@/messages/auctions';

interface Receipts {
  readonly auctionId: string;
  readonly slug: string;
  readonly receipts: readonly BidReceipt[];
  readonly purchase: PurchaseReceipt | null;
}

/** Receipts of one auction as a text file, with everything that proves the bids. */
export const toReceiptText = ({ auctionId, slug, receipts, purchase }: Receipts): string =>
  [
    copy.receiptText.bidsPurchaseAuction({ auctionId, slug }),
    ...receipts.map(textOf),
    ...(purchase ? [purchaseText(purchase)] : []),
  ]
    .join('\n\n')
    .concat('\n');

const purchaseText = ({ receivedAt, alias, priceCents, seq, hash }: PurchaseReceipt): string =>
  [
    copy.receiptText.received({ receivedAt: formatMoment(receivedAt), receivedAt2: receivedAt }),
    copy.receiptText.buyer({ alias }),
    copy.receiptText.boughtBuyNow({ price: formatMoney(priceCents) }),
    copy.receiptText.ledgerEntry({ seq }),
    copy.receiptText.hash({ hash }),
  ].join('\n');

const textOf = (receipt: BidReceipt): string =>
  [
    [copy.receiptText.received2, `${formatMoment(receipt.receivedAt)} (${receipt.receivedAt})`],
    [copy.receiptText.bidder, receipt.alias],
    [copy.receiptText.maximum, formatMoney(receipt.maximumCents)],
    [copy.receiptText.priceBefore, formatMoney(receipt.priceBeforeCents)],
    [copy.receiptText.priceAfter, formatMoney(receipt.priceAfterCents)],
    [copy.receiptText.position, receipt.standing],
    [copy.receiptText.endBefore, receipt.endsAtBefore],
    [copy.receiptText.endAfter, receipt.endsAtAfter],
    [copy.receiptText.ledgerEntry2, String(receipt.seq)],
    [copy.receiptText.hash2, receipt.hash],
    [copy.receiptText.commitment, receipt.commitment],
    [copy.receiptText.salt, receipt.salt],
  ]
    .map(([term, words]) => `${term}: ${words}`)
    .join('\n');
