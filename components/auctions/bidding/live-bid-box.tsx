import { usePathname } from 'next/navigation';
import { AuctionBidForm, fieldIds } from '@/components/auctions/form/auction-bid-form';
import { IfYouWin } from '@/components/auctions/if-you-win';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { LiveTotal, LiveTotalCost, nextPrice } from '@/components/auctions/live/live-total-cost';
import { BidStatus, missingIn } from '@/components/auctions/status/bid-status';
import { BidBox, BidNotes } from './bid-box';
import { hasOutcome, isUnsettled } from './bid-step';
import { BuyNowOffer } from './buy-now-offer';

/** What the visitor can do now, based on what is known about them. */
export function LiveBidBox() {
  const session = useBidSession();
  const { auction, bidding, standing, form } = session;
  const hasStatus = auction.status === 'open' || hasOutcome(bidding.step) || standing !== 'none';
  return (
    <BidBox
      auction={auction}
      path={usePathname()}
      missing={missingIn(session)}
      outcome={hasStatus && <BidStatus />}
      form={form.minimum !== null && <AuctionBidForm id={fieldIds.panel} minimum={form.minimum} />}
      buyNow={<BuyNowOffer auction={auction} />}
      notes={<LiveNotes />}
    />
  );
}

export function LiveNotes() {
  const session = useBidSession();
  const { auction, bidding, duties } = session;
  const priceCents = nextPrice(session);
  return (
    <BidNotes
      duties={
        auction.minimumNextBidCents !== null &&
        priceCents !== null &&
        !isUnsettled(bidding.step) && (
          <IfYouWin terms={duties.closing} contractHref={duties.contractHref} priceCents={priceCents} />
        )
      }
      total={<LiveTotal />}
      wholePrice={<LiveTotalCost />}
    />
  );
}
