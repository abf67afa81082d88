import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay } from '@/lib/format';
import * as copy from '@/messages/property';

/** One sentence about the outcome of an off-market home, for the page and search engines. */
export function offMarketWords({ standardStatus, statusChangedAt, takedown }: PublicListing): string {
  const since = formatDay(statusChangedAt);
  if (takedown) return copy.offMarketCopy.staffTookListing({ since });
  return standardStatus === 'Withdrawn'
    ? copy.offMarketCopy.sellerWithdrewHome({ since })
    : copy.offMarketCopy.listingExpiredHome({ since });
}
