import Link from 'next/link';
import type { ReactNode } from 'react';
import { LivePart } from '@/components/auctions/live/auction-context';
import { accountRoutes } from '@/lib/account-routes';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionPanel as copy } from '@/messages/auctions/auction-panel';
import { bidListLink as oneOfSeveral } from '@/messages/auctions/bid-list-link';
import { AuctionSummary } from './auction-summary';

interface AuctionPanelProps {
  readonly auction: PublicAuction;
  readonly bid: ReactNode;
  /** How many other auctions of the same sale day take bids. */
  readonly othersInSale?: number;
  readonly saleDay?: ReactNode;
  /** That it sells several homes. */
  readonly lot?: ReactNode;
}

/** The auction column: state, what it means for the visitor, and the bid form. */
export const AuctionPanel = ({ auction, bid, othersInSale = 0, saleDay, lot }: AuctionPanelProps) => (
  <section
    id="auction"
    aria-label={copy.auction}
    className="rounded border border-primary bg-surface p-4 sm:p-5"
  >
    {lot}
    <LivePart name="summary">
      <AuctionSummary auction={auction} />
    </LivePart>
    {auction.status === 'open' && (
      <noscript>
        <p className="mt-4 font-medium">{copy.biddingNeedsJavaScript}</p>
      </noscript>
    )}
    {bid}
    {saleDay}
    {othersInSale > 0 && (
      <p className="mt-4 text-sm text-text-muted">
        <Link href={accountRoutes.newBidList(auction.id)} prefetch={false} className="text-link text-text">
          {oneOfSeveral.link}
        </Link>
        <span className="mt-0.5 block">{oneOfSeveral.text({ count: othersInSale })}</span>
      </p>
    )}
  </section>
);
