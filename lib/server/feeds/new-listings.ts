import 'server-only';
import { availablePhases, phaseOf } from '@/lib/domain/listing/phase';
import { type ListingDetail, toPublicListing } from '@/lib/domain/listing/views';
import type { County } from '@/lib/domain/places/counties';
import { cardAsOf } from '@/lib/domain/search/search-listings';
import { listingModel } from '@/lib/server/listings';

const inFeed = 50;

/** What can be bought in a county, or anywhere: the 50 listed last, the newest first. `now` in ms. */
export async function listNewListings(county: County | null, now: number): Promise<readonly ListingDetail[]> {
  const { entries, bySlug } = await listingModel();
  return [...entries.values()]
    .filter(({ card, countySlug }) => (county === null || countySlug === county.slug) && isForSale(card, now))
    .sort((a, b) => b.listedAtMs - a.listedAtMs || (a.card.key < b.card.key ? -1 : 1))
    .slice(0, inFeed)
    .flatMap(({ card: stored }) => {
      const listing = bySlug.get(stored.slug);
      const card = cardAsOf(stored, now);
      return listing ? [{ listing: toPublicListing(listing), auction: card.auction, card }] : [];
    });
}

const isForSale = (card: Parameters<typeof phaseOf>[0], now: number): boolean =>
  availablePhases.includes(phaseOf(card, now));
