import Link from 'next/link';
import { isOver } from '@/components/auctions/auction-copy';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';
import { myBids as copy } from '@/messages/auctions/my-bids';
import { MyBidRow } from './my-bid-row';

/** An auction the person has bid in. `card` is null when the home is no longer public. */
export interface MyBid {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly you: BidderPosition;
  readonly lastBidAt: string;
  readonly card: ListingCard | null;
}

/** Running auctions by soonest end, then past ones. */
export function MyBids({ bids }: { readonly bids: readonly MyBid[] }) {
  const running = bids.filter(({ auction }) => !isOver(auction));
  running.sort((a, b) => Date.parse(a.auction.endsAt) - Date.parse(b.auction.endsAt));
  const over = bids.filter(({ auction }) => isOver(auction));
  return (
    <section aria-labelledby="my-bids" className="mt-10">
      <h2 id="my-bids" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.bids}
      </h2>
      {bids.length > 0 && (
        <Link href={accountRoutes.receipts} className="text-link mt-1 inline-block">
          {copy.receiptsAllBids}
        </Link>
      )}
      {bids.length === 0 ? (
        <NoBids />
      ) : (
        <Group id="running" title={copy.live} bids={running} empty={copy.noneAuctionsLive} />
      )}
      {over.length > 0 && <Group id="over" title={copy.ended} bids={over} empty="" />}
    </section>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly bids: readonly MyBid[];
  readonly empty: string;
}

function Group({ id, title, bids, empty }: GroupProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="border-b border-line pb-2 text-lg font-semibold">
        {title}
      </h3>
      {bids.length === 0 ? (
        <p className="py-5 text-text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {bids.map((bid) => (
            <MyBidRow key={bid.auction.id} bid={bid} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NoBids() {
  return (
    <EmptyState
      className="mt-6"
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
}
