import 'server-only';
import { chooseDay } from '@/lib/domain/auctions/views/auction-day';
import type { OwnLot } from '@/lib/domain/listing-views/auction-day-lots';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { isIncluded, lotNamesOf } from '@/lib/domain/listings/lot';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { getHistory } from '@/lib/server/records/auctions/auctions';
import { readOwnReserves } from '@/lib/server/records/auctions/sealed-reserves';

/** More than anybody watches at once. */
const mostLots = 100;
/** Entries to look through for the latest bid; pauses and extensions are entries, too. */
const latestEntries = 10;

/** The seller's lots of one New York day by end. `wanted`: the day asked for. `now` in ms. */
export async function readSellerAuctionDay(sellerId: string, wanted: string | null, now: number) {
  const { auctions, published } = await listingModel();
  const all = [...auctions.values()].filter((record) => record.sellerId === sellerId);
  const own = all.filter(isSoldAlone(all, (key) => published.get(key)));
  const choice = chooseDay(own.map(dayOf), wanted, newYorkDay(now));
  const ofDay = own
    .filter((record) => dayOf(record) === choice.day)
    .sort((a, b) => a.state.endsAt - b.state.endsAt)
    .slice(0, mostLots);
  return { ...choice, lots: await toOwnLots(ofDay) };
}

const dayOf = ({ state: { terms } }: AuctionRecord): string => newYorkDay(terms.endsAt);

/**
 * False for a home that is or was included in a lot: the auction of its lead sells it, and its own one was
 * canceled when the lot was formed.
 */
function isSoldAlone(all: readonly AuctionRecord[], listingOf: (key: string) => Listing | undefined) {
  const lotStarts = new Map(
    all.flatMap(({ lotKeys, state: { terms } }) =>
      (lotKeys ?? []).slice(1).map((key) => [key, terms.startsAt] as const),
    ),
  );
  return ({ state: { status, at, terms } }: AuctionRecord): boolean => {
    const listing = listingOf(terms.listingKey);
    if (listing && isIncluded(listing)) return false;
    return status !== 'cancelled' || at > (lotStarts.get(terms.listingKey) ?? 0);
  };
}

async function toOwnLots(records: readonly AuctionRecord[]): Promise<readonly OwnLot[]> {
  const { published } = await listingModel();
  const sealed = records.filter(
    ({ state: { reserve } }) => reserve.commitment && reserve.amountCents === null,
  );
  const [reserves, lastBids] = await Promise.all([
    readOwnReserves(sealed.map(({ state }) => state.terms.auctionId)),
    Promise.all(records.map(lastBidOf)),
  ]);
  return records.map((record, index) => {
    const auction = publicAuction(record);
    const listing = published.get(auction.listingKey);
    const [street, place] = listing ? addressLines(listing) : ['', ''];
    return {
      auction,
      slug: record.slug,
      street,
      place,
      lot: listing && lotNamesOf(listing, (key) => published.get(key), lotKeysOf(record, listing)),
      reserveCents: auction.reserveCents ?? reserves.get(auction.id) ?? null,
      lastBidAt: lastBids[index] ?? null,
    };
  });
}

/** Those of the lot now while this auction sells it; otherwise those that it was to sell. */
const lotKeysOf = ({ state, lotKeys }: AuctionRecord, { auctionId, lot }: Listing) =>
  lot && auctionId === state.terms.auctionId ? undefined : lotKeys;

async function lastBidOf({ state }: AuctionRecord): Promise<number | null> {
  if (state.bidCount === 0) return null;
  const lines = await getHistory(state.terms.auctionId, latestEntries);
  const last = lines.find(({ kind }) => kind === 'bid' || kind === 'raise');
  return last ? Date.parse(last.at) : null;
}
