import { usePathname } from 'next/navigation';
import { AuctionBidForm, fieldIds } from '@/components/auctions/form/auction-bid-form';
import {
  WinEssence,
  WinnerTerms,
  type WinPrice,
  type WinTerms,
  WinTitle,
} from '@/components/auctions/if-you-win';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { considered } from '@/components/auctions/live/live-total-cost';
import { BidStatus, missingIn } from '@/components/auctions/status/bid-status';
import { BidBox, BidNotes } from './bid-box';
import { hasOutcome } from './bid-step';
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
  return <BidNotes win={useWinTerms()} total={null} wholePrice={null} />;
}

/** null while nothing can be bid. */
function useWinTerms(): (WinTerms & { readonly is: WinPrice }) | null {
  const session = useBidSession();
  const { auction, duties } = session;
  const { amountCents, is } = considered(session);
  if (auction.minimumNextBidCents === null || amountCents === null) return null;
  return { terms: duties.closing, contractHref: duties.contractHref, priceCents: amountCents, is };
}

export function LiveWinTitle() {
  const win = useWinTerms();
  return win && <WinTitle {...win} />;
}

export function LiveWinEssence() {
  const win = useWinTerms();
  return win && <WinEssence {...win} />;
}

export function LiveWinTerms() {
  const win = useWinTerms();
  return win && <WinnerTerms {...win} isUpTo={win.is === 'maximum'} />;
}
