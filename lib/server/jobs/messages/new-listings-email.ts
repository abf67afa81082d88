import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import { phaseLabel } from '@/lib/copy/listings/phase-label';
import { worstLines } from '@/lib/copy/listings/red-flag-words';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { cardAsOf, type ListingCard } from '@/lib/domain/listing-views/listing-card';
import { phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { occupancyLabel } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type SavedSearch, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { site } from '@/lib/site';
import { newListingsEmail as copy } from '@/messages/emails/new-listings-email';
import { frequencyLabel } from '@/messages/searches/frequency-label';
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
  const { index, bySlug } = await listingModel();
  const cards = homes.flatMap((key) => index.get(key)?.card ?? []).map((card) => cardAsOf(card, now));
  if (cards.length === 0) return null;
  const { siteUrl } = env();
  const { name } = search;
  const others = total - homes.length;
  const count = others + cards.length;
  const text = [
    copy.lead({ count, since: formatDay(since), name }),
    ...cards.map((card) => describe(card, bySlug.get(card.slug), now)),
    ...(others > 0 ? [copy.more({ count: others })] : []),
    copy.seeAll({ url: `${siteUrl}${routes.resultsFor(search.query)}` }),
    copy.editSearches({ url: `${siteUrl}${accountRoutes.savedSearches}` }),
    site.name,
  ].join('\n\n');
  return {
    subject: copy.subject({ count, name }),
    text,
    path: routes.resultsFor(search.query),
    why: copy.why({ frequency: frequencyLabel[search.frequency].toLowerCase() }),
    stop: {
      page: accountRoutes.stopSearch(search.stopToken),
      post: accountRoutes.stopSearchByPost(search.stopToken),
    },
  };
}

function describe(card: ListingCard, listing: Listing | undefined, now: number): string {
  const { siteUrl } = env();
  return [
    card.addressLines.join(', '),
    lotWords(card),
    copy.phaseAndPrice({ phase: phaseLabel(phaseOf(card, now)), price: priceOf(card) }),
    copy.kindAndOccupancy({ ...card, occupancy: occupancyLabel(card.occupancy) }),
    brokerLine(card),
    ...(listing ? worstLines(listing) : []),
    `${siteUrl}${routes.property(card.slug)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Omits the current bid, which would be outdated by the time the email is read. */
function priceOf({ auction, listPriceCents }: ListingCard): string {
  if (auction)
    return copy.startingBid({
      startingBid: formatMoney(auction.startingBidCents),
      endsAt: formatMoment(auction.endsAt),
    });
  return listPriceCents === null ? copy.noPrice : copy.listPrice({ price: formatMoney(listPriceCents) });
}
