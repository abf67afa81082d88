import { useEffect, useRef, useState } from 'react';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { auctionDay as copy } from '@/messages/auctions/auction-day';

interface Watched {
  readonly street: string;
  readonly auction: Pick<PublicAuction, 'id' | 'bidCount' | 'currentPriceCents'>;
}

/** The latest bid among these lots in words, for a status region; empty until one arrives. */
export function useBidNews(lots: readonly Watched[]): string {
  const counts = useRef<ReadonlyMap<string, number>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    const risen = lots.find(
      ({ auction: { id, bidCount } }) => bidCount > (counts.current.get(id) ?? bidCount),
    );
    counts.current = new Map(lots.map(({ auction: { id, bidCount } }) => [id, bidCount]));
    if (!risen) return;
    const { currentPriceCents, bidCount } = risen.auction;
    setNews(copy.news({ street: risen.street, price: formatMoney(currentPriceCents), count: bidCount }));
  }, [lots]);
  return news;
}
