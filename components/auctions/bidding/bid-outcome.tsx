import { useEffect, useRef } from 'react';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { PendingBid } from '@/lib/client/auctions/send-bid';
import type { PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { BidReceiptCard } from './bid-receipt';
import { RefusedBid } from './refused-bid';
import { UnplacedBid } from './unplaced-bid';
import type { Bidding } from './use-bidding';

/** Outcome of the bid: sent, accepted, refused with the next step, or not yet known. */
export function BidOutcome() {
  const { bidding } = useBidSession();
  const place = useRef<HTMLDivElement>(null);
  const { kind } = bidding.step;
  useEffect(() => {
    if (kind !== 'idle') place.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={place}>
      <Outcome bidding={bidding} />
    </div>
  );
}

function Outcome({ bidding }: { readonly bidding: Bidding }) {
  const { step } = bidding;
  switch (step.kind) {
    case 'idle':
    case 'confirming':
      return null;
    case 'sending':
      return (
        <Notice tone="info" className="mb-4">
          {step.isPurchase ? 'Buying for' : 'Sending your bid of'} {formatMoney(step.maximumCents)}…
        </Notice>
      );
    case 'accepted':
      return <BidReceiptCard receipt={step.receipt} onClose={bidding.dismiss} />;
    case 'bought':
      return <BoughtCard receipt={step.receipt} />;
    case 'refused':
      return <RefusedBid problem={step.problem} purchaseCents={step.isPurchase && step.maximumCents} />;
    case 'unknown':
      return <UnknownBid bid={step.bid} />;
    case 'unplaced':
      return <UnplacedBid bid={step.bid} />;
  }
}

function BoughtCard({ receipt }: { readonly receipt: PurchaseReceipt }) {
  return (
    <Notice tone="success" title="You bought this home" className="mb-4">
      <p>
        The price is {formatMoney(receipt.priceCents)}. The auction is over: entry {receipt.seq} of its public
        ledger says so. The sale room has every step to the keys, and the first deadline.
      </p>
      <LinkButton href={accountRoutes.sale(receipt.saleId)} prefetch={false} size="small" className="mt-3">
        Open the sale room
      </LinkButton>
    </Notice>
  );
}

/**
 * The connection failed. Once it is back or the page is visible again, ask the server whether it has the bid.
 */
function UnknownBid({ bid }: { readonly bid: PendingBid }) {
  const { auth, bidding } = useBidSession();
  const isOwn = auth.state === 'signed-in' && auth.user.uid === bid.uid;
  const { checkAgain } = bidding;
  useEffect(() => {
    if (!isOwn) return;
    const checkWhenVisible = () => !document.hidden && checkAgain();
    window.addEventListener('online', checkAgain);
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      window.removeEventListener('online', checkAgain);
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }, [isOwn, checkAgain]);
  const amount = formatMoney(bid.maximumCents);
  const what = bid.isPurchase ? 'purchase' : 'bid';
  return (
    <Notice tone="warning" title={`No answer yet to your ${what} of ${amount}`} className="mb-4">
      <p>
        The connection failed, so we may or may not have your {what}. We check as soon as you are back online.
        We send it again only if you say so. One exception: if our server answers that it is busy, the page
        repeats the same {what} for up to five seconds. It counts at most once.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={checkAgain}>
          Check now
        </Button>
        <Button size="small" variant="quiet" onClick={bidding.giveUp}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}
