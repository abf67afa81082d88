import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatInstant, formatMoney } from '@/lib/format';
import { receiptTable as copy } from '@/messages/auctions/receipt-table';

interface ReceiptTableProps {
  readonly receipts: readonly BidReceipt[];
  readonly purchase: PurchaseReceipt | null;
}

/** The person's purchase and bids in one auction, latest first. */
export function ReceiptTable({ receipts, purchase }: ReceiptTableProps) {
  return (
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {purchase && (
        <li className="py-5">
          <h2 className="text-lg font-semibold tabular-nums">
            {copy.boughtBuyNow({ price: formatMoney(purchase.priceCents) })}
          </h2>
          <p className="mt-1 text-text-muted">
            {copy.endedAuction({
              receivedAt: formatInstant(purchase.receivedAt),
              alias: purchase.alias,
            })}
          </p>
          <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
            <Line term={copy.ledgerEntry} code={String(purchase.seq)} />
            <Line term={copy.hash} code={purchase.hash} />
          </dl>
        </li>
      )}
      {receipts.toReversed().map((receipt) => (
        <li key={receipt.seq} className="py-5">
          <h2 className="text-lg font-semibold tabular-nums">{formatMoney(receipt.maximumCents)}</h2>
          <p className="mt-1 text-text-muted">{bidWords(receipt)}</p>
          <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
            <Line term={copy.ledgerEntry} code={String(receipt.seq)} />
            <Line term={copy.hash} code={receipt.hash} />
            <Line term={copy.commitment} code={receipt.commitment} />
            <Line term={copy.salt} code={receipt.salt} />
            {receipt.signedWith && <Line term={copy.signedWith} code={receipt.signedWith} />}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function bidWords({ receivedAt, alias, standing, priceBeforeCents, priceAfterCents }: BidReceipt): string {
  const words = standing === 'leading' ? copy.leadingBid : copy.outbidBid;
  return words({
    receivedAt: formatInstant(receivedAt),
    alias,
    priceBefore: formatMoney(priceBeforeCents),
    priceAfter: formatMoney(priceAfterCents),
  });
}

const Line = ({ term, code }: { readonly term: string; readonly code: string }) => (
  <div className="contents">
    <dt className="text-text-muted">{term}</dt>
    <dd className="min-w-0">
      <code className="break-all text-xs">{code}</code>
    </dd>
  </div>
);
