import 'server-only';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import {
  cardAsOf,
  type ListingCard,
  type ListingDetail,
  type PublicListing,
  toPublicListing,
} from '@/lib/domain/listing-views/listing-card';
import { type ListingPhase, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import type { Listing } from '@/lib/domain/listings/listing';
import { listingIdPattern } from '@/lib/domain/listings/listing-id';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { type County, counties } from '@/lib/domain/locations/counties';
import { type MapPoint, toMapPoint } from '@/lib/domain/map/map-point';
import { boundsOfTile, type Tile } from '@/lib/domain/map/tile';
import { isWithin, widened } from '@/lib/domain/map/within';
import type { ListingSearch, Loosening } from '@/lib/domain/search/index/listing-index';
import type { UnderstoodQuery } from '@/lib/domain/search/index/understand';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { readSearchBox } from '@/lib/domain/search/text/search-box';
import { clock } from '@/lib/server/platform/clock';
import { isBuilding } from '@/lib/server/platform/env';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { emptyModel, type ListingModel, openListingModel } from './listing-model';

/** Returns a listing, even if it is no longer for sale, or null if it is not public. */
export async function getListingBySlug(slug: string): Promise<ListingDetail | null> {
  const { bySlug, index, former } = await listingModel();
  const listing = bySlug.get(slug);
  const found = listing && (index.get(listing.listingKey) ?? former.get(listing.listingKey));
  if (!listing || !found) return null;
  const card = cardAsOf(found.card, clock.now());
  return { listing: toPublicListing(listing), auction: card.auction, card };
}

/**
 * Returns the slug of the home that a wrong slug ends with, such as `Halsey-St-bny-20000001`, or null. Only
 * the listing id at the end counts.
 */
export async function findSlug(wrongSlug: string): Promise<string | null> {
  const [, listingId] = slugEnd.exec(wrongSlug.toLowerCase()) ?? [];
  if (!listingId) return null;
  const { bySlug } = await listingModel();
  return [...bySlug.keys()].find((slug) => slug.endsWith(`-${listingId}`)) ?? null;
}
const slugEnd = new RegExp(`(?:^|-)(${listingIdPattern})$`);

/**
 * Returns these listings in this order, without those no longer for sale: they have a page but are in no
 * list.
 */
export async function listDetails(slugs: readonly string[]): Promise<readonly ListingDetail[]> {
  const found = await Promise.all(slugs.map(getListingBySlug));
  return found.flatMap((detail) => (detail && isPublicStatus(detail.card.status) ? [detail] : []));
}

/** Like `listDetails`, as cards. */
export async function listCards(slugs: readonly string[]): Promise<readonly ListingCard[]> {
  return (await listDetails(slugs)).map(({ card }) => card);
}

/** A page of results, and the search that it answers: without the typed words that no home matches. */
export async function searchListings(query: ListingQuery): Promise<ListingSearch & UnderstoodQuery> {
  const { index } = await listingModel();
  const now = clock.now();
  const understood = index.understand(query, now);
  return { ...index.search(understood.query, now), ...understood };
}

/** For a search without results: which single filter to remove, most results first. */
export async function loosenSearch(query: ListingQuery): Promise<readonly Loosening[]> {
  return (await listingModel()).index.loosen(query, clock.now());
}

/** Suggestions for a typed text, and what the text means as a search. */
export async function suggestSearches(typed: string) {
  const { index } = await listingModel();
  const now = clock.now();
  const query = readSearchBox(typed);
  const understood = index.understand(query, now).query;
  return {
    suggestions: index.suggest(typed, now, 8),
    reading: { query, understood, count: index.count(understood, now) },
  };
}

/** A public listing, sold or not. */
export interface ListedHome {
  readonly listing: Listing;
  /** As last stored. `cardAsOf` applies what has changed with time since. */
  readonly card: ListingCard;
  readonly phase: ListingPhase;
}

export async function listHomes(): Promise<readonly ListedHome[]> {
  const { bySlug, index } = await listingModel();
  const now = clock.now();
  return [...bySlug.values()].flatMap((listing) => {
    const card = index.get(listing.listingKey)?.card;
    return card ? [{ listing, card, phase: phaseOf(card, now) }] : [];
  });
}

/** Returns all results of a search as map points. */
export async function listMapPoints(query: ListingQuery): Promise<readonly MapPoint[]> {
  const { index } = await listingModel();
  const now = clock.now();
  return index.match(index.understand(query, now).query, now).map((home) => toMapPoint(home, now));
}

/** Returns the results in a tile and just outside it, because rounding may move a home across the border. */
export async function listPointsNear(tile: Tile, query: ListingQuery): Promise<readonly MapPoint[]> {
  const bounds = widened(boundsOfTile(tile), roundingDegrees);
  const { index } = await listingModel();
  const now = clock.now();
  return index
    .match({ ...index.understand(query, now).query, bounds }, now)
    .filter(({ facts }) => query.bounds === null || isWithin(query.bounds, facts))
    .map((home) => toMapPoint(home, now));
}

/** More than rounding to five decimals can move a point. */
const roundingDegrees = 0.0001;

export interface HomePage {
  /** Open auctions, earliest end first. */
  readonly liveNow: readonly ListingCard[];
  /** Open auctions that end within 24 hours. */
  readonly endingSoon: readonly ListingCard[];
  readonly newest: readonly ListingCard[];
  /** All 62, by name, with the number of available homes. */
  readonly counties: readonly (County & { readonly count: number })[];
  readonly totals: {
    readonly available: number;
    readonly live: number;
    readonly upcoming: number;
    readonly sold: number;
  };
}

const cardsPerSection = 8;
const maxLiveCards = 12;
const soonMs = 24 * 3_600_000;

export async function getHomePage(): Promise<HomePage> {
  const { index } = await listingModel();
  const now = clock.now();
  const search = (change: Partial<ListingQuery>) => index.search({ ...emptyQuery, ...change }, now);
  const available = search({});
  const live = search({ phases: ['live'] });
  const endsSoon = (card: ListingCard) =>
    card.auction !== null && Date.parse(card.auction.endsAt) - now < soonMs;
  return {
    liveNow: live.cards.slice(0, maxLiveCards),
    endingSoon: live.cards.filter(endsSoon).slice(0, cardsPerSection),
    newest: search({ sort: 'newest' }).cards.slice(0, cardsPerSection),
    counties: counties.map((county) => ({ ...county, count: available.facets.counties[county.slug] ?? 0 })),
    totals: {
      available: available.total,
      live: live.total,
      upcoming: available.facets.phases.upcoming ?? 0,
      sold: available.facets.phases.sold ?? 0,
    },
  };
}

/** Lists up to four available homes, nearest in type, location and price. */
export async function listSimilar(listing: PublicListing): Promise<readonly ListingCard[]> {
  const { index, former } = await listingModel();
  const itself = index.get(listing.listingKey) ?? former.get(listing.listingKey);
  return itself ? index.listSimilar(itself, clock.now(), 4) : [];
}

/** Lists the auctions of all public listings, as of now. */
export async function listPublicAuctions(): Promise<readonly PublicAuction[]> {
  return (await listAllCards(clock.now())).flatMap(({ auction }) => auction ?? []);
}

async function listAllCards(now: number): Promise<readonly ListingCard[]> {
  return (await listingModel()).index.list().map(({ card }) => cardAsOf(card, now));
}

/** The listing model of this process. */
export async function listingModel(): Promise<ListingModel> {
  if (isBuilding()) return emptyModel();
  const shared = sharedModel();
  shared.opening ??= openListingModel().catch((error: unknown) => {
    // The next request tries again.
    shared.opening = null;
    throw error;
  });
  return shared.opening;
}

const sharedModel = perProcess('listingModel', (): { opening: Promise<ListingModel> | null } => ({
  opening: null,
}));
