import 'server-only';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import {
  alertsOf,
  chooseDay,
  readsForAlerts,
  sumLots,
  windowOf,
} from '@/lib/domain/auctions/views/auction-day';
import type { AlertedLot, OtherAlerts, OwnLot } from '@/lib/domain/listing-views/auction-day-lots';
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
/** The other lots whose reserve or latest bid one load of the board reads. */
const mostRead = 200;
/** Entries to look through for the latest bid; pauses and extensions are entries, too. */
const latestEntries = 10;

/**
 * The seller's next lots of one New York day by end, how many there are, and of the others the sums and what
 * needs attention.
 * `wanted`: the day asked for. `now` in ms.
 */
export async function readSellerAuctionDay(sellerId: string, wanted: string | null, now: number) {
  const { auctions } = await listingModel();
  const own = [...auctions.values()].filter((record) => record.sellerId === sellerId && sellsItself(record));
  const choice = chooseDay(own.map(dayOf), wanted, newYorkDay(now));
  const ofDay = own
    .filter((record) => dayOf(record) === choice.day)
    .sort((a, b) => a.state.endsAt - b.state.endsAt);
  const { shown, others, past } = windowOf(ofDay, (record) => isOver(publicAuction(record)), mostLots);
  const [lots, otherAlerts] = await Promise.all([toOwnLots(shown), alertsOfOthers(others, now)]);
  return {
    ...{ ...choice, lots, otherAlerts, past, total: ofDay.length },
    others: sumLots(others.map((record) => publicAuction(record))),
  };
}

/** Reads only what decides about an alert. Lots without bids need no read, so each of them is covered. */
async function alertsOfOthers(records: readonly AuctionRecord[], now: number): Promise<OtherAlerts> {
  const model = await listingModel();
  const lots = records.map((record) => {
    const auction = publicAuction(record);
    return { record, auction, reads: readsForAlerts(auction, now) };
  });
  const toRead = lots.filter(({ reads }) => reads.reserve || reads.lastBid);
  const read = toRead.slice(0, mostRead);
  const [reserves, lastBids] = await Promise.all([
    readSealed(read.flatMap(({ record, reads }) => (reads.reserve ? record : []))),
    Promise.all(read.map(({ record, reads }) => (reads.lastBid ? lastBidOf(record) : null))),
  ]);
  const lastBidAt = new Map(read.map(({ record }, index) => [record, lastBids[index] ?? null]));
  const alerted = lots.flatMap(({ record, auction }): AlertedLot[] => {
    const reserveCents = auction.reserveCents ?? reserves.get(auction.id) ?? null;
    const alerts = alertsOf({ ...auction, reserveCents, lastBidAt: lastBidAt.get(record) ?? null }, now);
    const listing = model.published.get(auction.listingKey);
    const [street = ''] = listing ? addressLines(listing) : [];
    return alerts.length > 0 ? [{ slug: record.slug, street, alerts }] : [];
  });
  return { lots: alerted, unread: toRead.length - read.length };
}

const dayOf = ({ state: { terms } }: AuctionRecord): string => newYorkDay(terms.endsAt);

async function toOwnLots(records: readonly AuctionRecord[]): Promise<readonly OwnLot[]> {
  const model = await listingModel();
  const [reserves, lastBids] = await Promise.all([readSealed(records), Promise.all(records.map(lastBidOf))]);
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

function readSealed(records: readonly AuctionRecord[]): Promise<ReadonlyMap<string, number>> {
  const sealed = records.filter(
    ({ state: { reserve } }) => reserve.commitment && reserve.amountCents === null,
  );
  return readOwnReserves(sealed.map(({ state }) => state.terms.auctionId));
}

async function lastBidOf({ state }: AuctionRecord): Promise<number | null> {
  if (state.bidCount === 0) return null;
  const lines = await getHistory(state.terms.auctionId, latestEntries);
  const last = lines.find(({ kind }) => kind === 'bid' || kind === 'raise');
  return last ? Date.parse(last.at) : null;
}
