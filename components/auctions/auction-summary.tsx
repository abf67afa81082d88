import { endingWords } from '@/components/auctions/bidding/outcome-copy';
import { ConnectionNote } from '@/components/auctions/live/connection-note';
import { classNames } from '@/components/ui/class-names';
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
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <AuctionStatusBadge auction={auction} />
        <ConnectionNote />
      </div>
      <PriceBlock auction={auction} hasRisen={hasRisen} />
      {ending && (
        <Notice tone={ending.tone} title={ending.title} className="mt-4">
          {ending.text}
        </Notice>
      )}
      {auction.status !== 'open' && <TimingNote auction={auction} />}
    </>
  );
}

interface TimingNoteProps {
  readonly auction: PublicAuction;
  readonly isLastMinute?: boolean;
}

/** Explains the next clock event when it is not obvious. While the auction is open, it is the status line. */
export function TimingNote({ auction, isLastMinute = false }: TimingNoteProps) {
  const words = isLastMinute ? lastMinuteWords(auction) : timingWords(auction);
  if (!words) return null;
  return (
    <p
      className={classNames('mt-3 flex gap-2.5 text-sm', auction.status === 'open' && openLook(isLastMinute))}
    >
      <ClockIcon className="mt-0.5 size-4 shrink-0" />
      <span>
        {words}
        {auction.pauseReason && (
          <span className="mt-1 block break-words">{copy.pauseReason({ reason: auction.pauseReason })}</span>
        )}
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

/** As tall as the state of a bid that takes its place. */
const openLook = (isLastMinute: boolean): string =>
  classNames(
    'min-h-[4.5rem] items-center rounded border-l-4 bg-surface-muted px-3 py-1.5',
    isLastMinute ? 'border-secondary font-semibold' : 'border-line',
  );

const minutesOf = ({ extensionWindowMs }: PublicAuction): number => Math.round(extensionWindowMs / 60_000);

function lastMinuteWords(auction: PublicAuction): string {
  const minutes = minutesOf(auction);
  return minutes < 1 ? copy.lastMinute : copy.lastMinuteExtends({ minutes });
}

function timingWords(auction: PublicAuction): string | null {
  const { status } = auction;
  const minutes = minutesOf(auction);
  if (status === 'paused') return copy.auctionExtendedLength;
  if (status === 'settling') return copy.countingBidsSent;
  if ((status !== 'open' && status !== 'scheduled') || minutes < 1) return null;
  return copy.anyBidLast({ minutes });
}
