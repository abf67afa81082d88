import 'server-only';
import { resultOf } from '@/lib/domain/listing-views/auction-results';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { type HomeAuction, type HomeFacts, isReported } from '@/lib/domain/portfolio/figures/home-figures';
import type { Period } from '@/lib/domain/portfolio/figures/period';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { countSavers } from '@/lib/server/records/favorites/favorites';
import { type ByHome, groupByHome, readAsked, readOffered, readViews } from './home-interest';

/** How many homes are measured, oldest first. */
const maxMeasured = 1_000;
const homesAtOnce = 25;

export interface MeasuredHomes {
  readonly homes: readonly HomeFacts[];
  /** Later homes beyond the most that are measured. */
  readonly left: number;
}

/** What is stored about the published homes of a seller that a period concerns. */
export async function readHomeFacts(sellerId: string, period: Period): Promise<MeasuredHomes> {
  const [{ published, auctions }, asked, offered] = await Promise.all([
    listingModel(),
    readAsked(sellerId, period),
    readOffered(sellerId, period),
  ]);
  const auctionsOf = groupByHome(
    [...auctions.values()].filter((record) => record.sellerId === sellerId),
    ({ state }) => state.terms.listingKey,
    toHomeAuction,
  );
  const own = [...published.values()]
    .filter(({ seller }) => seller.id === sellerId)
    .flatMap((listing) => toFacts(listing, auctionsOf.get(listing.listingKey) ?? []) ?? [])
    .filter((home) => isReported(home, period))
    .sort((a, b) => a.listedAt - b.listedAt);
  const homes: HomeFacts[] = [];
  for (let from = 0; from < Math.min(own.length, maxMeasured); from += homesAtOnce)
    homes.push(...(await withInterest(own.slice(from, from + homesAtOnce), { period, asked, offered })));
  return { homes, left: Math.max(0, own.length - maxMeasured) };
}

function toFacts(listing: Listing, auctions: readonly HomeAuction[]): HomeFacts | null {
  if (listing.listedAt === null) return null;
  return {
    listingKey: listing.listingKey,
    slug: listing.slug,
    place: fullAddress(listing),
    status: listing.standardStatus,
    listedAt: listing.listedAt,
    statusChangedAt: listing.statusChangedAt,
    closedAt: listing.closeDate,
    closePriceCents: listing.closePriceCents,
    listPriceCents: listing.listPriceCents,
    estimateCents: listing.estimatedValue?.amountCents ?? null,
    auctions: auctions.toSorted((a, b) => (a.overAt ?? Infinity) - (b.overAt ?? Infinity)),
    views: [],
    saves: 0,
    askedAt: [],
    offeredAt: [],
  };
}

function toHomeAuction(record: AuctionRecord): HomeAuction {
  const auction = publicAuction(record);
  const result = resultOf(auction);
  return {
    result,
    overAt: result === null ? null : auctionEndOf(record),
    bidders: auction.bidderCount,
    bids: auction.bidCount,
    salePriceCents: result === 'sold' ? (auction.salePriceCents ?? auction.currentPriceCents) : null,
  };
}

interface Interest {
  readonly period: Period;
  readonly asked: ByHome<number>;
  readonly offered: ByHome<number>;
}

async function withInterest(
  homes: readonly HomeFacts[],
  { period, asked, offered }: Interest,
): Promise<readonly HomeFacts[]> {
  const [views, saves] = await Promise.all([
    readViews(
      homes.map(({ listingKey }) => listingKey),
      period,
    ),
    Promise.all(homes.map(({ slug }) => countSavers(slug))),
  ]);
  return homes.map((home, index) => ({
    ...home,
    views: views.get(home.listingKey) ?? [],
    saves: saves[index] ?? 0,
    askedAt: asked.get(home.listingKey) ?? [],
    offeredAt: offered.get(home.listingKey) ?? [],
  }));
}
