import { usePathname } from 'next/navigation';
import { useAuctionPage } from './auction-context';
import { BidBox } from './bid-box';
import { BidOutcome } from './bid-outcome';
import { hasOutcome, missingFor } from './bid-step';
import { LiveBidForm } from './live-bid-form';

/** What the visitor, as far as they are known, can do now. */
export function LiveBidBox({ idPrefix }: { readonly idPrefix: string }) {
  const { auction, auth, bidding } = useAuctionPage();
  const path = usePathname();
  const { step } = bidding;
  return (
    <BidBox
      auction={auction}
      path={path}
      missing={auth.state === 'signed-in' ? missingFor(auth.user) : undefined}
      outcome={hasOutcome(step) && <BidOutcome />}
      form={auction.status === 'open' && step.kind !== 'unknown' && <LiveBidForm idPrefix={idPrefix} />}
    />
  );
}
