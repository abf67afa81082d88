import { usePathname } from 'next/navigation';
import { IfYouWin } from '@/components/auctions/if-you-win';
import { useAuctionPage } from '@/components/auctions/live/auction-context';
import { LiveWholePrice } from '@/components/auctions/live/live-total-cost';
import { BidBox } from './bid-box';
import { BidOutcome } from './bid-outcome';
import { hasOutcome, isUnsettled, missingFor } from './bid-step';
import { BuyNowOffer } from './buy-now-offer';
import { LiveBidForm } from './live-bid-form';
import { RefusedBid } from './refused-bid';

/** What the visitor, as far as they are known, can do now. */
export function LiveBidBox({ idPrefix }: { readonly idPrefix: string }) {
  const { auction, auth, bidding, duties } = useAuctionPage();
  const minimum = auction.minimumNextBidCents;
  const path = usePathname();
  const { step } = bidding;
  const missing =
    auth.state === 'signed-in' ? missingFor(auth.user, auction.minimumNextBidCents ?? 0) : undefined;
  const isKnownAhead = missing && auction.status === 'open' && !hasOutcome(step);
  return (
    <BidBox
      auction={auction}
      path={path}
      missing={missing}
      outcome={isKnownAhead ? <RefusedBid problem={missing} isAhead /> : hasOutcome(step) && <BidOutcome />}
      wholePrice={<LiveWholePrice />}
      duties={
        minimum !== null && !isUnsettled(step) && <IfYouWin terms={duties.closing} priceCents={minimum} />
      }
      buyNow={
        !isUnsettled(step) && (
          <BuyNowOffer
            auction={auction}
            idPrefix={idPrefix}
            isSending={step.kind === 'sending'}
            onBuy={() => bidding.buy(auction.buyNowCents)}
          />
        )
      }
      form={auction.status === 'open' && !isUnsettled(step) && <LiveBidForm idPrefix={idPrefix} />}
    />
  );
}
