import 'server-only';
import { cardAsOf, type ListingDetail, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { County } from '@/lib/domain/locations/counties';
import { emptyQuery } from '@/lib/domain/search/query/listing-query';
import { listingModel } from '@/lib/server/catalog/listings/listings';

const feedSize = 50;

/** Lists the 50 newest available homes of a county, or of the whole state, newest first. `now` in ms. */
export async function listNewListings(county: County | null, now: number): Promise<readonly ListingDetail[]> {
  const { index, bySlug } = await listingModel();
  const query = { ...emptyQuery, counties: county === null ? [] : [county.slug] };
  return index
    .match(query, now)
    .toSorted(({ card: a }, { card: b }) => compareText(b.listedAt, a.listedAt) || compareText(a.key, b.key))
    .slice(0, feedSize)
    .flatMap(({ card: stored }) => {
      const listing = bySlug.get(stored.slug);
      const card = cardAsOf(stored, now);
      return listing ? [{ listing: toPublicListing(listing), auction: card.auction, card }] : [];
    });
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
