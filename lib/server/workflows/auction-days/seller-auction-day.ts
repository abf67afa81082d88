import 'server-only';
import { chooseDay, sumLots } from '@/lib/domain/auctions/views/auction-day';
import type { OwnLot } from '@/lib/domain/listing-views/auction-day-lots';
import { addressLines } from '@/lib/domain/listings/address';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { lotOfAuction, sellsItself } from '@/lib/server/catalog/listings/lots';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { getHistory } from '@/lib/server/records/auctions/auctions';
import { readOwnReserves } from '@/lib/server/records/auctions/sealed-reserves';

/** More than anybody watches at once. */
const mostLots = 100;
/** Entries to look through for the latest bid; pauses and extensions are entries, too. */
const latestEntries = 10;

/**
 * The first of the seller's lots of one New York day by end, how many there are, and the sums of the others.
 * `wanted`: the day asked for. `now` in ms.
 */
export async function readSellerAuctionDay(sellerId: string, wanted: string | null, now: number) {
  const { auctions } = await listingModel();
  const own = [...auctions.values()].filter((record) => record.sellerId === sellerId && sellsItself(record));
  const choice = chooseDay(own.map(dayOf), wanted, newYorkDay(now));
  const ofDay = own
    .filter((record) => dayOf(record) === choice.day)
    .sort((a, b) => a.state.endsAt - b.state.endsAt);
  return {
    ...choice,
    lots: await toOwnLots(ofDay.slice(0, mostLots)),
    total: ofDay.length,
    others: sumLots(ofDay.slice(mostLots).map((record) => publicAuction(record))),
  };
}

const dayOf = ({ state: { terms } }: AuctionRecord): string => newYorkDay(terms.endsAt);

async function toOwnLots(records: readonly AuctionRecord[]): Promise<readonly OwnLot[]> {
  const model = await listingModel();
  const sealed = records.filter(
    ({ state: { reserve } }) => reserve.commitment && reserve.amountCents === null,
  );
  const [reserves, lastBids] = await Promise.all([
    readOwnReserves(sealed.map(({ state }) => state.terms.auctionId)),
    Promise.all(records.map(lastBidOf)),
  ]);
  return records.map((record, index) => {
    const auction = publicAuction(record);
    const listing = model.published.get(auction.listingKey);
    const [street, place] = listing ? addressLines(listing) : ['', ''];
    return {
      auction,
      slug: record.slug,
      street,
      place,
      lot: listing && lotOfAuction(model, listing, auction.id),
      reserveCents: auction.reserveCents ?? reserves.get(auction.id) ?? null,
      lastBidAt: lastBids[index] ?? null,
    };
  });
}

async function lastBidOf({ state }: AuctionRecord): Promise<number | null> {
  if (state.bidCount === 0) return null;
  const lines = await getHistory(state.terms.auctionId, latestEntries);
  const last = lines.find(({ kind }) => kind === 'bid' || kind === 'raise');
  return last ? Date.parse(last.at) : null;
}
