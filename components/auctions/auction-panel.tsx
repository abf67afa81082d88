import type { ReactNode } from 'react';
import { LivePart } from '@/components/auctions/live/auction-context';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionPanel as copy } from '@/messages/auctions/auction-panel';
import { AuctionSummary } from './auction-summary';

interface AuctionPanelProps {
  readonly auction: PublicAuction;
  readonly bid: ReactNode;
}

/** The auction column: state, what it means for the visitor, and the bid form. */
export const AuctionPanel = ({ auction, bid }: AuctionPanelProps) => (
  <section
    id="auction"
    aria-label={copy.auction}
    className="rounded border border-primary bg-surface p-4 sm:p-5"
  >
    <LivePart name="summary">
      <AuctionSummary auction={auction} />
    </LivePart>
    {auction.status === 'open' && (
      <noscript>
        <p className="mt-4 font-medium">{copy.biddingNeedsJavaScript}</p>
      </noscript>
    )}
    {bid}
  </section>
);
