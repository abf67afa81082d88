import { isOver } from '@/components/auctions/auction-copy';
import { HomeSection } from '@/components/dashboard/home-row';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import { activeBids as copy } from '@/messages/auctions/active-bids';
import { type MyBid, MyBidRow } from './my-bid-row';

/** The auctions with a bid of this person that are not over, soonest end first. */
export function ActiveBids({
  bids,
  more,
}: {
  readonly bids: readonly MyBid[];
  readonly more: React.ReactNode;
}) {
  const active = bids.filter(({ auction }) => !isOver(auction));
  active.sort((a, b) => Date.parse(a.auction.endsAt) - Date.parse(b.auction.endsAt));
  return (
    <HomeSection id="active-bids" title={copy.activeBids} more={bids.length > 0 && more}>
      {active.length > 0 && (
        <ul className="divide-y divide-line border-b border-line">
          {active.map((bid) => (
            <MyBidRow key={bid.auction.id} bid={bid} />
          ))}
        </ul>
      )}
      {active.length === 0 && bids.length > 0 && (
        <p className="py-4 text-text-muted">{copy.noneAuctionsLive}</p>
      )}
      {bids.length === 0 && <NoBids />}
    </HomeSection>
  );
}

const NoBids = () => (
  <EmptyState
    className="mt-4"
    title={copy.haventBidYet}
    actions={
      <>
        <LinkButton href={routes.auctions} variant="primary">
          {copy.seeLiveAuctions}
        </LinkButton>
        <LinkButton href={routes.howItWorks}>{copy.howBiddingWorks}</LinkButton>
      </>
    }
  >
    {copy.everyAuctionBid}
  </EmptyState>
);
