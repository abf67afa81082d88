import 'server-only';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { type DatedAuction, pageByDay } from '@/lib/domain/auctions/views/auction-days';
import {
  cardAsOf,
  type ListingCard,
  type ListingDetail,
  type PublicListing,
  toPublicListing,
} from '@/lib/domain/listing-views/listing-card';
import { type ListingPhase, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { type County, counties } from '@/lib/domain/locations/counties';
import { type MapPoint, toMapPoint } from '@/lib/domain/map/map-point';
import { boundsOfTile, type Tile } from '@/lib/domain/map/tile';
import { isWithin, widened } from '@/lib/domain/map/within';
import type { ListingSearch, Loosening } from '@/lib/domain/search/index/listing-index';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { readSearchBox } from '@/lib/domain/search/text/search-box';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { clock } from '@/lib/server/platform/clock';
import { isBuilding } from '@/lib/server/platform/env';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { overSince } from '@/lib/server/records/auctions/auctions';
import { emptyModel, type ListingModel, openListingModel } from './listing-model';

/** The listing's page, also of one that was for sale once, or null when visitors may not see it. */
export async function getListingBySlug(slug: string): Promise<ListingDetail | null> {
  const { bySlug, index, former } = await listingModel();
  const listing = bySlug.get(slug);
  const found = listing && (index.get(listing.listingKey) ?? former.get(listing.listingKey));
  if (!listing || !found) return null;
  const card = cardAsOf(found.card, clock.now());
  return { listing: toPublicListing(listing), auction: card.auction, card };
}

/** These homes in this order. Of one that is no longer for sale only its page tells; in a list it is left out. */
export async function listDetails(slugs: readonly string[]): Promise<readonly ListingDetail[]> {
  const found = await Promise.all(slugs.map(getListingBySlug));
  return found.flatMap((detail) => (detail && isPublicStatus(detail.card.status) ? [detail] : []));
}

/** The same as cards. */
export async function listCards(slugs: readonly string[]): Promise<readonly ListingCard[]> {
  return (await listDetails(slugs)).map(({ card }) => card);
}

export async function searchListings(query: ListingQuery): Promise<ListingSearch> {
  return (await listingModel()).index.search(query, clock.now());
}

/** Which single filter of a search without results to take off, what brings most first. */
export async function loosenSearch(query: ListingQuery): Promise<readonly Loosening[]> {
  return (await listingModel()).index.loosen(query, clock.now());
}

/** What somebody may mean who has typed so much, and what it means as it stands. */
export async function suggestSearches(typed: string) {
  const { index } = await listingModel();
  const now = clock.now();
  const query = readSearchBox(typed);
  return {
    suggestions: index.suggest(typed, now, 8),
    reading: { query, count: index.count(query, now) },
  };
}

/** A public listing, sold or not. */
export interface ListedHome {
  readonly listing: Listing;
  /** As last stored; `cardAsOf` derives what the clock has done since. */
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

/** Everything that a search finds, as places on a map. */
export async function listMapPoints(query: ListingQuery): Promise<readonly MapPoint[]> {
  const { index } = await listingModel();
  const now = clock.now();
  return index.match(query, now).map((home) => toMapPoint(home, now));
}

/** What a search finds in a tile, and just outside it: rounding to a map point may move a home across the border. */
export async function listPointsNear(tile: Tile, query: ListingQuery): Promise<readonly MapPoint[]> {
  const bounds = widened(boundsOfTile(tile), roundingDegrees);
  const { index } = await listingModel();
  const now = clock.now();
  return index
    .match({ ...query, bounds }, now)
    .filter(({ facts }) => query.bounds === null || isWithin(query.bounds, facts))
    .map((home) => toMapPoint(home, now));
}

/** More than five decimals can move a point. */
const roundingDegrees = 0.0001;

export interface HomePage {
  /** Open auctions, the first to end first. */
  readonly liveNow: readonly ListingCard[];
  /** Open auctions that end within 24 hours. */
  readonly endingSoon: readonly ListingCard[];
  readonly newest: readonly ListingCard[];
  /** All 62, by name, with what can be bought there now. */
  readonly counties: readonly (County & { readonly count: number })[];
  readonly totals: {
    readonly available: number;
    readonly live: number;
    readonly upcoming: number;
    readonly sold: number;
  };
}

const onHomePage = 8;
const liveOnHomePage = 12;
const soonMs = 24 * 3_600_000;

export async function getHomePage(): Promise<HomePage> {
  const { index } = await listingModel();
  const now = clock.now();
  const found = (change: Partial<ListingQuery>) => index.search({ ...emptyQuery, ...change }, now);
  const available = found({});
  const live = found({ phases: ['live'] });
  const endsSoon = (card: ListingCard) =>
    card.auction !== null && Date.parse(card.auction.endsAt) - now < soonMs;
  return {
    liveNow: live.cards.slice(0, liveOnHomePage),
    endingSoon: live.cards.filter(endsSoon).slice(0, onHomePage),
    newest: found({ sort: 'newest' }).cards.slice(0, onHomePage),
    counties: counties.map((county) => ({ ...county, count: available.facets.counties[county.slug] ?? 0 })),
    totals: {
      available: available.total,
      live: live.total,
      upcoming: available.facets.phases.upcoming ?? 0,
      sold: available.facets.phases.sold ?? 0,
    },
  };
}

/** Up to four that can be bought now, nearest in kind, place and price. */
export async function listSimilar(listing: PublicListing): Promise<readonly ListingCard[]> {
  const { index, former } = await listingModel();
  const itself = index.get(listing.listingKey) ?? former.get(listing.listingKey);
  return itself ? index.listSimilar(itself, clock.now(), 4) : [];
}

export const auctionPhases = ['live', 'upcoming', 'ended'] as const;
export type AuctionPhase = (typeof auctionPhases)[number];
/** Sixty rows are some 300 KB of HTML. */
const auctionDaysLimits = { limit: 60, mostDays: 14 } as const;

export interface AuctionOnDay extends DatedAuction {
  readonly card: ListingCard;
}

/** The auctions of all public listings by phase, in no order. */
export async function listAuctionsByPhase(): Promise<
  Readonly<Record<AuctionPhase, readonly AuctionOnDay[]>>
> {
  const now = clock.now();
  const { auctions } = await listingModel();
  const found: Record<AuctionPhase, AuctionOnDay[]> = { live: [], upcoming: [], ended: [] };
  for (const card of await listAllCards(now)) {
    const record = auctions.get(card.auction?.id ?? '');
    if (!record) continue;
    const phase = auctionPhase(card, now);
    const at = phase === 'upcoming' ? record.state.terms.startsAt : overSince(record);
    found[phase].push({ auctionId: record.state.terms.auctionId, card, at, day: newYorkDay(at) });
  }
  return found;
}

/** A page of the auctions in a phase by day, the nearest day first, and how many each phase has. */
export async function readAuctionDays(phase: AuctionPhase, from: string | null) {
  const all = await listAuctionsByPhase();
  const page = pageByDay(all[phase], {
    ...auctionDaysLimits,
    from,
    isBackwards: phase === 'ended',
  });
  const counts = { live: all.live.length, upcoming: all.upcoming.length, ended: all.ended.length };
  return page && { ...page, counts };
}

/** The auctions of all public listings, as of now. */
export async function listPublicAuctions(): Promise<readonly PublicAuction[]> {
  return (await listAllCards(clock.now())).flatMap(({ auction }) => auction ?? []);
}

async function listAllCards(now: number): Promise<readonly ListingCard[]> {
  return (await listingModel()).index.list().map(({ card }) => cardAsOf(card, now));
}

function auctionPhase(card: ListingCard, now: number): AuctionPhase {
  const phase = phaseOf({ ...card, status: 'Active' }, now);
  return phase === 'live' || phase === 'upcoming' ? phase : 'ended';
}

/** Everything that visitors may see, as this process knows it. */
export async function listingModel(): Promise<ListingModel> {
  if (isBuilding()) return emptyModel();
  const shared = sharedModel();
  shared.opening ??= openListingModel().catch((error: unknown) => {
    // The next page tries again.
    shared.opening = null;
    throw error;
  });
  return shared.opening;
}

const sharedModel = perProcess('listingModel', (): { opening: Promise<ListingModel> | null } => ({
  opening: null,
}));
