import { endingWords } from '@/components/auctions/bidding/outcome-copy';
import { ConnectionNote } from '@/components/auctions/live/connection-note';
import { Notice } from '@/components/ui/notice';
import { ClockIcon } from '@/components/ui/page-icons';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment } from '@/lib/format';
import { auctionSummary as copy } from '@/messages/auctions/auction-summary';
import { PriceBlock } from './price-block';
import { AuctionStatusBadge } from './status-badge';

interface AuctionSummaryProps {
  readonly auction: PublicAuction;
  readonly hasRisen?: boolean;
}

/** Status, price, time, and outcome. */
export function AuctionSummary({ auction, hasRisen = false }: AuctionSummaryProps) {
  const ending = endingWords(auction);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <AuctionStatusBadge auction={auction} />
        <ConnectionNote />
      </div>
      <PriceBlock auction={auction} hasRisen={hasRisen} />
      {ending && (
        <Notice tone={ending.tone} title={ending.title} className="mt-4">
          {ending.text}
        </Notice>
      )}
      <TimingNote auction={auction} />
    </>
  );
}

/** Explains the next clock event when it is not obvious. */
function TimingNote({ auction }: { readonly auction: PublicAuction }) {
  const words = timingWords(auction);
  if (!words) return null;
  return (
    <p className="mt-2 flex gap-2.5 text-sm text-text-muted">
      <ClockIcon className="mt-0.5 size-4 shrink-0" />
      <span>
        {words}
        {auction.status === 'scheduled' && (
          <>
            {' '}
            {copy.auctionScheduledEnd({
              endsAt: formatMoment(auction.endsAt),
              time: (children) => <time dateTime={auction.endsAt}>{children}</time>,
            })}
          </>
        )}
      </span>
    </p>
  );
}

function timingWords({ status, extensionWindowMs }: PublicAuction): string | null {
  const minutes = Math.round(extensionWindowMs / 60_000);
  if (status === 'paused') return copy.auctionExtendedLength;
  if (status === 'settling') return copy.countingBidsSent;
  if ((status !== 'open' && status !== 'scheduled') || minutes < 1) return null;
  return copy.anyBidLast({ minutes });
}
