import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay } from '@/lib/format';

/** What became of a home that is no longer for sale, in a sentence for the page and for search engines. */
export function formerWords({ standardStatus, statusChangedAt, takedown }: PublicListing): string {
  const since = formatDay(statusChangedAt);
  if (takedown) return `Our staff took this listing down on ${since}. The home is no longer for sale here.`;
  return standardStatus === 'Withdrawn'
    ? `The seller withdrew this home on ${since}. It is no longer for sale here.`
    : `This listing expired on ${since}. The home is no longer for sale here.`;
}
