import { useEffect, useRef } from 'react';
import { priceLabel } from '@/components/auctions/auction-copy';
import { endingWords } from '@/components/auctions/bidding/outcome-copy';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { useAnnouncement as copy } from '@/messages/auctions/use-announcement';

interface Announcement {
  readonly auction: PublicAuction;
  readonly initial: PublicAuction;
  readonly standing: BidderPosition['standing'];
  readonly announce: (words: string) => void;
}

/** Announces changes of price, lead or status to screen readers. */
export function useAnnouncement({ auction, initial, standing, announce }: Announcement): void {
  const text = sayState(auction, standing);
  const last = useRef(sayState(initial, 'none'));
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    announce(text);
  }, [text, announce]);
}

function sayState(auction: PublicAuction, standing: BidderPosition['standing']): string {
  const ending = endingWords(auction);
  if (ending) return `${ending.title}. ${ending.text}`;
  if (auction.status === 'settling') return copy.auctionEndedDetermining;
  return `${priceLabel(auction)} ${formatMoney(auction.currentPriceCents)}.${POSITION_TEXTS[standing]}${goneOf(auction)}`;
}

const goneOf = (auction: PublicAuction): string =>
  auction.buyNowCents && buyNowPriceOf(auction) === null ? ` ${copy.buyNowPrice}` : '';

const POSITION_TEXTS = {
  leading: ` ${copy.leading}`,
  outbid: ` ${copy.outbid}`,
  none: '',
} as const;
