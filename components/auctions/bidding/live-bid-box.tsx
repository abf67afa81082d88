import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { AuctionBidForm } from '@/components/auctions/form/auction-bid-form';
import { IfYouWin } from '@/components/auctions/if-you-win';
import { type BidSession, useBidSession } from '@/components/auctions/live/auction-context';
import { LiveTotalCost } from '@/components/auctions/live/live-total-cost';
import { BidBox, BidNotes } from './bid-box';
import { BidOutcome } from './bid-outcome';
import { hasOutcome, isUnsettled, missingFor } from './bid-step';
import { BuyNowOffer } from './buy-now-offer';
import { RefusedBid } from './refused-bid';

/** What the visitor can do now, based on what is known about them. `fieldId` is the id of the form field. */
export function LiveBidBox({ fieldId }: { readonly fieldId: string }) {
  const session = useBidSession();
  const { auction, form } = session;
  return (
    <BidBox
      auction={auction}
      path={usePathname()}
      missing={missingIn(session)}
      outcome={outcomeOf(session)}
      form={form.minimum !== null && <AuctionBidForm id={fieldId} minimum={form.minimum} />}
      buyNow={<BuyNowOffer auction={auction} />}
      notes={<LiveNotes />}
    />
  );
}

export const LiveOutcome = () => outcomeOf(useBidSession());

/** Outcome of the last bid, or what the person needs before the first one. */
function outcomeOf(session: BidSession): ReactNode {
  const { auction, bidding } = session;
  if (hasOutcome(bidding.step)) return <BidOutcome />;
  const missing = missingIn(session);
  return missing && auction.status === 'open' && <RefusedBid problem={missing} isAhead />;
}

const missingIn = ({ auth, auction }: BidSession) =>
  auth.state === 'signed-in' ? missingFor(auth.user, auction.minimumNextBidCents ?? 0) : undefined;

export function LiveNotes() {
  const { auction, bidding, duties } = useBidSession();
  const minimum = auction.minimumNextBidCents;
  return (
    <BidNotes
      duties={
        minimum !== null &&
        !isUnsettled(bidding.step) && <IfYouWin terms={duties.closing} priceCents={minimum} />
      }
      wholePrice={<LiveTotalCost />}
    />
  );
}
