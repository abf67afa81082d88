import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { countLots } from '@/lib/domain/listing-views/lot-counts';
import { lotCounts as copy } from '@/messages/auctions/lot-counts';

/** `5 open for bidding · 3 ended · 2 sold`; leaves out what there is none of. */
export function countsText(lots: readonly Pick<PublicAuction, 'status' | 'outcome'>[]): string {
  const { open, upcoming, ended, sold, canceled } = countLots(lots);
  return [
    open > 0 && copy.open({ count: open }),
    upcoming > 0 && copy.upcoming({ count: upcoming }),
    ended > 0 && copy.ended({ count: ended }),
    sold > 0 && copy.sold({ count: sold }),
    canceled > 0 && copy.canceled({ count: canceled }),
  ]
    .filter(Boolean)
    .join(' · ');
}
