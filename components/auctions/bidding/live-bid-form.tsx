import { type SyntheticEvent, useState } from 'react';
import { useAuctionPage } from '@/components/auctions/live/auction-context';
import { isUnusuallyHigh, readAmount } from '@/lib/client/auctions/bid-amount';
import type { OwnPlace } from '@/lib/client/auctions/bidder-position';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatCount, formatMoney } from '@/lib/format';
import { BidForm } from './bid-form';

/** The form at work. Sending it leads to the confirm step. */
export function LiveBidForm({ idPrefix }: { readonly idPrefix: string }) {
  const { auction, place, standing, bidding } = useAuctionPage();
  const [error, setError] = useState<string | null>(null);
  const isRaise = standing === 'leading' && place.maximumCents !== null;
  const minimum =
    isRaise && place.maximumCents !== null ? cents(place.maximumCents + 100) : auction.minimumNextBidCents;
  if (minimum === null) return null;
  const isSending = bidding.step.kind === 'sending';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (minimum === null || isSending) return;
    const amount = readAmount(bidding.typed);
    const fault = faultOf(amount, minimum, isRaise);
    setError(fault);
    if (fault !== null || amount.kind !== 'amount')
      return document.getElementById(`${idPrefix}-max`)?.focus();
    const { amountCents } = amount;
    bidding.review({ maximumCents: amountCents, isTwice: isUnusuallyHigh(amountCents, minimum) });
  }

  return (
    <>
      <BidForm
        idPrefix={idPrefix}
        minimum={minimum}
        isRaise={isRaise}
        isSending={isSending}
        error={error}
        typed={bidding.typed}
        onType={bidding.setTyped}
        onPick={(step) => {
          setError(null);
          bidding.setTyped(formatCount(step / 100));
        }}
        onSubmit={submit}
      />
      {place.limit && <LimitNote {...place.limit} />}
    </>
  );
}

function LimitNote({ limitCents, leftCents }: NonNullable<OwnPlace['limit']>) {
  const limit = formatMoney(limitCents);
  const used = formatMoney(limitCents - leftCents);
  return (
    <p className="mt-3 text-sm text-text-muted">
      {leftCents < limitCents
        ? `Bid limit: ${limit}. Other bids and purchases use ${used}, so here you may bid up to ${formatMoney(leftCents)}.`
        : `Bid limit: ${limit} available.`}
    </p>
  );
}

function faultOf(amount: ReturnType<typeof readAmount>, minimum: Cents, isRaise: boolean): string | null {
  if (amount.kind === 'empty') return 'Type your maximum, or take one of the steps above.';
  if (amount.kind === 'faulty') return amount.message;
  if (amount.amountCents >= minimum) return null;
  const least = formatMoney(minimum);
  return isRaise ? `To raise your maximum, bid ${least} or more.` : `The next bid is ${least} or more.`;
}
