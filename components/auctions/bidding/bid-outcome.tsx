import { useEffect, useRef } from 'react';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { PendingBid } from '@/lib/client/auctions/send-bid';
import type { PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { bidOutcome as copy } from '@/messages/auctions/bid-outcome';
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
    case 'sending': {
      const amount = formatMoney(step.maximumCents);
      return (
        <Notice tone="info" className="mb-4">
          {step.isPurchase ? copy.buying({ amount }) : copy.sendingBid({ amount })}
        </Notice>
      );
    }
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
    <Notice tone="success" title={copy.boughtHome} className="mb-4">
      <p>{copy.priceAuctionOver({ price: formatMoney(receipt.priceCents), seq: receipt.seq })}</p>
      <LinkButton href={accountRoutes.sale(receipt.saleId)} prefetch={false} size="small" className="mt-3">
        {copy.openClosingRoom}
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
  const title = bid.isPurchase
    ? copy.unconfirmedPurchaseTitle({ amount })
    : copy.unconfirmedBidTitle({ amount });
  return (
    <Notice tone="warning" title={title} className="mb-4">
      <p>{bid.isPurchase ? copy.unconfirmedPurchase : copy.unconfirmedBid}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={checkAgain}>
          {copy.checkNow}
        </Button>
        <Button size="small" variant="quiet" onClick={bidding.giveUp}>
          {copy.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
