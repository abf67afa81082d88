import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { cardAsOf, type ListingCard } from '@/lib/domain/listing-views/listing-card';
import { phaseLabel, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { occupancyLabel } from '@/lib/domain/listings/labels';
import { frequencyLabel } from '@/lib/domain/search/query/saved-search';
import { formatDay, formatMoment, formatMoney, formatPlural } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type SavedSearch, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { site } from '@/lib/site';
import type { NewHomesMessage, Wording } from './auction-email';

/**
 * An email with the results of a saved search. Null if it was stopped or none of the homes is public anymore.
 */
export async function newListingsEmail(message: NewHomesMessage, now: number): Promise<Wording | null> {
  const search = (await runtime().store.get(savedSearches, message.searchId))?.data;
  return search?.status === 'on' ? foundListingsEmail(search, message, now) : null;
}

type Search = Pick<SavedSearch, 'name' | 'query' | 'frequency' | 'stopToken'>;
type Results = Pick<NewHomesMessage, 'homes' | 'total' | 'since'>;

export async function foundListingsEmail(
  search: Search,
  { homes, total, since }: Results,
  now: number,
): Promise<Wording | null> {
  const { index } = await listingModel();
  const cards = homes.flatMap((key) => index.get(key)?.card ?? []).map((card) => cardAsOf(card, now));
  if (cards.length === 0) return null;
  const { siteUrl } = env();
  const count = formatPlural(total - homes.length + cards.length, 'new home');
  const others = total - homes.length;
  const text = [
    `${count} since ${formatDay(since)} in your search “${search.name}”.`,
    ...cards.map((card) => describe(card, now)),
    ...(others > 0 ? [`And ${formatPlural(others, 'more home')}.`] : []),
    `See all results: ${siteUrl}${routes.resultsFor(search.query)}`,
    `Edit or delete saved searches: ${siteUrl}${accountRoutes.savedSearches}`,
    site.name,
  ].join('\n\n');
  return {
    subject: `${count}: ${search.name}`,
    text,
    path: routes.resultsFor(search.query),
    why: `You received this email because you saved this search (${frequencyLabel[search.frequency].toLowerCase()}).`,
    stop: {
      page: accountRoutes.stopSearch(search.stopToken),
      post: accountRoutes.stopSearchByPost(search.stopToken),
    },
  };
}

function describe(card: ListingCard, now: number): string {
  const { siteUrl } = env();
  return [
    card.addressLines.join(', '),
    `${phaseLabel(phaseOf(card, now))}. ${priceOf(card)}`,
    [`${card.propertyLabel}, ${card.county} County`, occupancyLabel(card.occupancy)].join('. '),
    `${siteUrl}${routes.property(card.slug)}`,
  ].join('\n');
}

/** Omits the current bid, which would be outdated by the time the email is read. */
function priceOf({ auction, listPriceCents }: ListingCard): string {
  if (auction)
    return `Starting bid ${formatMoney(auction.startingBidCents)}, ends ${formatMoment(auction.endsAt)}.`;
  return listPriceCents === null ? 'No price yet.' : `List price ${formatMoney(listPriceCents)}.`;
}
