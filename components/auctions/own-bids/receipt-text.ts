import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment, formatMoney } from '@/lib/format';
import { receiptText as copy } from '@/messages/auctions/receipt-text';

interface Receipts {
  readonly auctionId: string;
  readonly slug: string;
  readonly receipts: readonly BidReceipt[];
  readonly purchase: PurchaseReceipt | null;
}

/** Receipts of one auction as a text file, with everything that proves the bids. */
export const toReceiptText = ({ auctionId, slug, receipts, purchase }: Receipts): string =>
  [
    copy.bidsPurchaseAuction({ auctionId, slug }),
    ...receipts.map(textOf),
    ...(purchase ? [purchaseText(purchase)] : []),
  ]
    .join('\n\n')
    .concat('\n');

const purchaseText = ({ receivedAt, alias, priceCents, seq, hash, signature }: PurchaseReceipt): string =>
  [
    copy.received({ receivedAt: formatMoment(receivedAt), receivedAt2: receivedAt }),
    copy.buyer({ alias }),
    copy.boughtBuyNow({ price: formatMoney(priceCents) }),
    copy.ledgerEntry({ seq }),
    copy.hash({ hash }),
    ...(signature === undefined ? [] : [`${copy.signature}: ${signature}`]),
  ].join('\n');

const textOf = (receipt: BidReceipt): string =>
  [
    [copy.receivedLabel, `${formatMoment(receipt.receivedAt)} (${receipt.receivedAt})`],
    [copy.bidder, receipt.alias],
    [copy.maximum, formatMoney(receipt.maximumCents)],
    [copy.priceBefore, formatMoney(receipt.priceBeforeCents)],
    [copy.priceAfter, formatMoney(receipt.priceAfterCents)],
    [copy.position, receipt.standing],
    [copy.endBefore, receipt.endsAtBefore],
    [copy.endAfter, receipt.endsAtAfter],
    [copy.ledgerEntryLabel, String(receipt.seq)],
    [copy.verificationCodeLabel, receipt.hash],
    [copy.commitment, receipt.commitment],
    [copy.salt, receipt.salt],
    ...(receipt.signedWith === undefined ? [] : [[copy.signedWith, receipt.signedWith]]),
    ...(receipt.signature === undefined ? [] : [[copy.signature, receipt.signature]]),
  ]
    .map(([term, words]) => `${term}: ${words}`)
    .join('\n');
