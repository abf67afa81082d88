import { useEffect, useRef, useState } from 'react';
import { prepareBidKey, signMaximum } from '@/lib/client/auctions/bid-key';
import type { OwnPosition } from '@/lib/client/auctions/bidder-position';
import type { PendingBid } from '@/lib/client/auctions/send-bid';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { BidStep } from './bid-step';

/** Signs a bid over the auction and alias as the page knows them when it is sent. */
export function useSignature(auction: PublicAuction, { alias }: OwnPosition) {
  const now = useRef({ auction, alias });
  now.current = { auction, alias };
  return async function sign(bid: PendingBid): Promise<PendingBid> {
    if (bid.isPurchase) return bid;
    const { auctionId, uid, maximumCents } = bid;
    const { version, ledgerHead, bidderCount } = now.current.auction;
    const head = { seq: version, hash: ledgerHead };
    const known = { alias: now.current.alias, bidderCount, head };
    return { ...bid, ...(await signMaximum({ auctionId, uid, maximumCents, ...known })) };
  };
}

/**
 * Makes the key while the person reviews a bid, so that the bid does not wait for it. Null until it is there, or if
 * this browser keeps no keys.
 */
export function usePreparedKey(auctionId: string, step: BidStep, uid: string | null): string | null {
  const [key, setKey] = useState<string | null>(null);
  const isReviewed = step.kind === 'confirming' && !step.isPurchase;
  useEffect(() => {
    if (isReviewed && uid) prepareBidKey(auctionId, uid).then((own) => setKey(own?.key ?? null));
  }, [auctionId, isReviewed, uid]);
  return key;
}
