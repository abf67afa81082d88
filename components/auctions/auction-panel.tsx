import type { ReactNode } from 'react';
import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionPanel as copy } from '@/messages/auctions/auction-panel';
import { AuctionSummary } from './auction-summary';

interface AuctionPanelProps {
  readonly auction: PublicAuction;
  readonly bid: ReactNode;
}

/** The auction column: state, what it means for the visitor, and the bid form. */
export function AuctionPanel({ auction, bid }: AuctionPanelProps) {
  return (
    <section
      id="auction"
      aria-label={copy.auction}
      className="rounded border border-primary bg-surface p-5 sm:p-6"
    >
      <LivePart name="summary">
        <AuctionSummary auction={auction} />
      </LivePart>
      {auction.status === 'open' && (
        <noscript>
          <p className="mt-4 font-medium">{copy.biddingNeedsJavaScript}</p>
        </noscript>
      )}
      <div className="max-md:hidden">{bid}</div>
      <AuctionButton
        name="panel-bid"
        isHidden={auction.minimumNextBidCents === null}
        className="needs-script no-print mt-5 w-full md:hidden"
      >
        {panelLabel(auction)}
      </AuctionButton>
    </section>
  );
}

export const panelLabel = ({ status }: PublicAuction): string =>
  status === 'scheduled' ? copy.howBid : copy.placeBid;
