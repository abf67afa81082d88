import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay } from '@/lib/format';

/** One sentence about the outcome of an off-market home, for the page and search engines. */
export function offMarketWords({ standardStatus, statusChangedAt, takedown }: PublicListing): string {
  const since = formatDay(statusChangedAt);
  if (takedown) return `Our staff took this listing down on ${since}. The home is no longer for sale here.`;
  return standardStatus === 'Withdrawn'
    ? `The seller withdrew this home on ${since}. It is no longer for sale here.`
    : `This listing expired on ${since}. The home is no longer for sale here.`;
}
