import { HomeSection } from '@/components/dashboard/home-row';
import { LinkButton } from '@/components/ui/link-button';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import { routes } from '@/lib/routes';
import { activeBids as copy } from '@/messages/auctions/active-bids';
import { type MyBid, MyBidRow } from './my-bid-row';

interface ActiveBidsProps {
  readonly bids: readonly MyBid[];
  /** Link to all bids. */
  readonly more: React.ReactNode;
  /** Nothing more urgent has the main button. */
  readonly isMain: boolean;
}

/** The auctions with a bid of this person that are not over, soonest end first. */
export function ActiveBids({ bids, more, isMain }: ActiveBidsProps) {
  const active = bids.filter(({ auction }) => !isOver(auction));
  active.sort((a, b) => Date.parse(a.auction.endsAt) - Date.parse(b.auction.endsAt));
  return (
    <HomeSection id="active-bids" title={copy.activeBids} more={bids.length > 0 && more}>
      {active.length > 0 ? (
        <ul className="divide-y divide-line border-b border-line">
          {active.map((bid) => (
            <MyBidRow key={bid.auction.id} bid={bid} />
          ))}
        </ul>
      ) : (
        <div className="py-4">
          <p className="text-text-muted">{bids.length > 0 ? copy.noneAuctionsLive : copy.everyAuctionBid}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <LinkButton href={routes.auctions} variant={isMain ? 'primary' : 'secondary'}>
              {copy.seeLiveAuctions}
            </LinkButton>
            <LinkButton href={routes.howItWorks}>{copy.howBiddingWorks}</LinkButton>
          </p>
        </div>
      )}
    </HomeSection>
  );
}
