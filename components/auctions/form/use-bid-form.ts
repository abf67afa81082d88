import { useState } from 'react';
import { isUnsettled } from '@/components/auctions/bidding/bid-step';
import type { Bidding } from '@/components/auctions/bidding/use-bidding';
import type { BidFormState } from '@/components/auctions/live/auction-context';
import { isUnusuallyHigh, readAmount } from '@/lib/client/auctions/bid-amount';
import type { OwnPosition } from '@/lib/client/auctions/bidder-position';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { useBidForm as copy } from '@/messages/auctions/use-bid-form';

interface BidFormOf {
  readonly auction: PublicAuction;
  readonly place: OwnPosition;
  readonly standing: BidderPosition['standing'];
  readonly bidding: Bidding;
}

interface BidForm extends BidFormState {
  /** Validates the typed amount. Calls `onFault` when it cannot be bid. */
  readonly review: (onFault: () => void) => void;
}

/** Takes a typed amount to the confirm step. */
export function useBidForm({ auction, place, standing, bidding }: BidFormOf): BidForm {
  const [fault, setFault] = useState<string | null>(null);
  const isOpen = auction.status === 'open' && !isUnsettled(bidding.step);
  const isRaise = standing === 'leading' && place.maximumCents !== null;
  const least =
    isRaise && place.maximumCents !== null ? cents(place.maximumCents + 100) : auction.minimumNextBidCents;
  const minimum = isOpen ? least : null;

  function review(onFault: () => void) {
    if (minimum === null || bidding.step.kind === 'sending') return;
    const amount = readAmount(bidding.typed);
    const text = faultOf(amount, minimum, isRaise);
    setFault(text);
    if (text !== null || amount.kind !== 'amount') return onFault();
    const { amountCents } = amount;
    bidding.review({ maximumCents: amountCents, isTwice: isUnusuallyHigh(amountCents, minimum) });
  }

  return { minimum, isRaise, fault, forgetFault: () => setFault(null), review };
}

function faultOf(amount: ReturnType<typeof readAmount>, minimum: Cents, isRaise: boolean): string | null {
  if (amount.kind === 'empty') return copy.enterMaximum;
  if (amount.kind === 'faulty') return amount.message;
  if (amount.amountCents >= minimum) return null;
  const least = formatMoney(minimum);
  return isRaise ? copy.raiseMaximumBid({ least }) : copy.nextBidMust({ least });
}
