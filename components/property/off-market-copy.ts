import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay } from '@/lib/format';
import { offMarketCopy as copy } from '@/messages/property/off-market-copy';

/** One sentence about the outcome of an off-market home, for the page and search engines. */
export function offMarketWords({ standardStatus, statusChangedAt, takedown }: PublicListing): string {
  const since = formatDay(statusChangedAt);
  if (takedown) return copy.staffTookListing({ since });
  return standardStatus === 'Withdrawn'
    ? copy.sellerWithdrewHome({ since })
    : copy.listingExpiredHome({ since });
}
