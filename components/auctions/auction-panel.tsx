import type { ReactNode } from 'react';
import { endingWords } from '@/components/auctions/bidding/outcome-words';
import { ConnectionNote } from '@/components/auctions/live/connection-note';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ClockIcon } from '@/components/ui/page-icons';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { isOver } from './auction-words';
import { Moment } from './countdown';
import { PriceBlock } from './price-block';
import { AuctionStatusBadge } from './status-badge';

interface AuctionPanelProps {
  readonly auction: PublicAuction;
  readonly hasRisen?: boolean;
  /** The visitor's own state. */
  readonly standing?: ReactNode;
  readonly bid: ReactNode;
  readonly onBid?: () => void;
}

/** All of an auction in one column: where it stands, what it means for the visitor, and the bid. */
export function AuctionPanel({ auction, hasRisen, standing, bid, onBid }: AuctionPanelProps) {
  const ending = endingWords(auction);
  return (
    <section
      id="auction"
      aria-label="Auction"
      className="rounded border border-primary bg-surface p-5 sm:p-6"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <AuctionStatusBadge auction={auction} />
        <ConnectionNote isOver={isOver(auction)} />
      </div>
      <PriceBlock auction={auction} hasRisen={hasRisen ?? false} />
      {ending && (
        <Notice tone={ending.tone} title={ending.title} className="mt-4">
          {ending.text}
        </Notice>
      )}
      <TimingNote auction={auction} />
      {standing}
      {auction.status === 'open' && (
        <noscript>
          <p className="mt-4 font-medium">
            Bidding needs JavaScript. Everything else on this page can be read without it.
          </p>
        </noscript>
      )}
      <div className="max-md:hidden">{bid}</div>
      {auction.minimumNextBidCents !== null && (
        <Button id="panel-bid" className="needs-script no-print mt-5 w-full md:hidden" onClick={onBid}>
          {auction.status === 'scheduled' ? 'How to take part' : 'Place a bid'}
        </Button>
      )}
    </section>
  );
}

/** What the clock does next, where that is not obvious. */
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
            It ends <Moment at={auction.endsAt} />.
          </>
        )}
      </span>
    </p>
  );
}

function timingWords({ status, extensionWindowMs }: PublicAuction): string | null {
  const minutes = Math.round(extensionWindowMs / 60_000);
  if (status === 'paused') return 'The end will move by the length of the pause.';
  if (status === 'settling')
    return 'Bids sent before the end are being counted. The outcome stands in a few seconds.';
  if ((status !== 'open' && status !== 'scheduled') || minutes < 1) return null;
  return `Any bid in the last ${minutes === 1 ? 'minute' : `${minutes} minutes`} extends the auction.`;
}
