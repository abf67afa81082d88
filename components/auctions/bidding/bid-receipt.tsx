import { isOver } from '@/components/auctions/auction-copy';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { DownloadIcon } from '@/components/ui/page-icons';
import { saveJson } from '@/lib/client/page/save-file';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment, formatMoney } from '@/lib/format';
import { bidReceipt as copy } from '@/messages/auctions/bid-receipt';

interface BidReceiptCardProps {
  readonly receipt: BidReceipt;
  readonly onClose: () => void;
}

/** Receipt of a bid. The file has the salt and commitment, which later prove the sealed maximum bid. */
export function BidReceiptCard({ receipt, onClose }: BidReceiptCardProps) {
  const { auction, standing } = useBidSession();
  const isLeading = standing === 'leading';
  const isPast = isOver(auction);
  const isExtended = receipt.endsAtAfter !== receipt.endsAtBefore;
  return (
    <Notice
      tone={isPast ? 'info' : isLeading ? 'success' : 'warning'}
      title={isPast ? copy.lastBid : titleOf(receipt.standing === 'leading', isLeading)}
      className="mb-4"
    >
      <p>
        {acceptedWords(receipt)}
        {isExtended && ` ${copy.auctionExtended({ endsAtAfter: formatMoment(receipt.endsAtAfter) })}`}
      </p>
      <details className="mt-2 text-sm">
        <summary className="text-link inline-block font-medium">{copy.receipt}</summary>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Line term={copy.bidder}>{receipt.alias}</Line>
          <Line term={copy.received}>{formatMoment(receipt.receivedAt)}</Line>
          <Line term={copy.ledgerEntry}>{receipt.seq}</Line>
          <Line term={copy.hash}>
            <code className="break-all text-xs">{receipt.hash}</code>
          </Line>
        </dl>
      </details>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => saveReceipt(receipt)}>
          <DownloadIcon className="size-4" /> {copy.saveReceipt}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Notice>
  );
}

function acceptedWords({ maximumCents, priceBeforeCents, priceAfterCents }: BidReceipt): string {
  const maximum = formatMoney(maximumCents);
  const priceAfter = formatMoney(priceAfterCents);
  if (priceAfterCents === priceBeforeCents) return copy.acceptedAtSamePrice({ maximum, priceAfter });
  return copy.acceptedAtNewPrice({
    maximum,
    priceBefore: formatMoney(priceBeforeCents),
    priceAfter,
  });
}

function titleOf(wasLeading: boolean, isLeading: boolean): string {
  if (isLeading) return copy.bidLeading;
  return wasLeading ? copy.bidLeadingAnother : copy.bidAnotherMaximum;
}

function Line({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </>
  );
}

const saveReceipt = (receipt: BidReceipt): void =>
  saveJson(`bid-receipt-${receipt.auctionId}-${receipt.seq}.json`, JSON.stringify(receipt, null, 2));
