import { useEffect } from 'react';
import { TimingNote } from '@/components/auctions/auction-summary';
import { missingFor } from '@/components/auctions/bidding/bid-step';
import { isLastMinute } from '@/components/auctions/countdown';
import { type BidSession, useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import type { PendingBid } from '@/lib/client/auctions/send-bid';
import { useAtServerTime } from '@/lib/client/auctions/server-clock';
import type { PublicAuction, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { bidStatus as copy } from '@/messages/auctions/bid-status';
import { OwnStanding } from './own-standing';
import { RefusedBid } from './refused-bid';
import { StatusActions, StatusLine } from './status-line';
import { UnplacedBid } from './unplaced-bid';

/**
 * The state of the viewer's bid: sent, accepted, outbid, refused with the next step, or not yet known. Without
 * a bid: what the person still needs, or when the auction ends.
 */
export function BidStatus() {
  const session = useBidSession();
  const { auction, bidding, standing } = session;
  const { step } = bidding;
  switch (step.kind) {
    case 'sending': {
      const amount = formatMoney(step.maximumCents);
      return (
        <StatusLine
          tone="info"
          title={step.isPurchase ? copy.buying({ amount }) : copy.sendingBid({ amount })}
        />
      );
    }
    case 'bought':
      return <BoughtHome receipt={step.receipt} />;
    case 'refused':
      return <RefusedBid problem={step.problem} purchaseCents={step.isPurchase && step.maximumCents} />;
    case 'unknown':
      return <UnknownBid bid={step.bid} />;
    case 'unplaced':
      return <UnplacedBid bid={step.bid} />;
    case 'accepted':
      return <OwnStanding receipt={step.receipt} isRaise={step.isRaise ?? false} />;
    case 'idle':
    case 'confirming': {
      if (standing !== 'none') return <OwnStanding />;
      const missing = auction.status === 'open' && missingIn(session);
      return missing ? <RefusedBid problem={missing} isAhead /> : <LiveTimingNote auction={auction} />;
    }
  }
}

/** What a signed-in person still needs before they can bid the minimum. */
export const missingIn = ({ auth, auction }: Pick<BidSession, 'auth' | 'auction'>) =>
  auth.state === 'signed-in' ? missingFor(auth.user, auction.minimumNextBidCents ?? 0) : undefined;

function LiveTimingNote({ auction }: { readonly auction: PublicAuction }) {
  const isLast = useAtServerTime((now) => now !== null && isLastMinute(Date.parse(auction.endsAt) - now));
  return <TimingNote auction={auction} isLastMinute={isLast && auction.status === 'open'} />;
}

const BoughtHome = ({ receipt }: { readonly receipt: PurchaseReceipt }) => (
  <StatusLine tone="good" title={copy.boughtHome}>
    <p>{copy.priceAuctionOver({ price: formatMoney(receipt.priceCents), seq: receipt.seq })}</p>
    <StatusActions>
      <LinkButton href={accountRoutes.sale(receipt.saleId)} prefetch={false} variant="primary">
        {copy.openClosingRoom}
      </LinkButton>
    </StatusActions>
  </StatusLine>
);

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
    <StatusLine tone="warning" title={title}>
      <p>{bid.isPurchase ? copy.unconfirmedPurchase : copy.unconfirmedBid}</p>
      <StatusActions>
        <Button size="small" onClick={checkAgain}>
          {copy.checkNow}
        </Button>
        <Button size="small" variant="quiet" onClick={bidding.giveUp}>
          {copy.dismiss}
        </Button>
      </StatusActions>
    </StatusLine>
  );
}
