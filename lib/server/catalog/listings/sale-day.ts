import 'server-only';
import type { SaleLot } from '@/lib/domain/auctions/bid-lists/bid-list-form';
import { isSameSaleDay } from '@/lib/domain/auctions/bid-lists/start-bid-list';
import { allowsBidLists } from '@/lib/domain/auctions/terms/rules-version';
import { contractOf } from '@/lib/domain/listings/contract-of-sale';
import { leadPapersOf } from '@/lib/domain/listings/lead-paint';
import { clock } from '@/lib/server/platform/clock';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { getListingBySlug, listingModel } from './listings';

/** More than anybody reads in one form. */
const mostShown = 100;

/**
 * Lists the auctions of the same sale day that a bid list can have, this one first, then by end. Empty if this
 * one is over.
 */
export async function listSaleDay(auctionId: string): Promise<readonly SaleLot[]> {
  const records = await sameSaleDay(auctionId);
  const shown = records.slice(0, mostShown);
  const lots = await Promise.all(shown.map(toSaleLot));
  return lots.filter((lot) => lot !== null);
}

/** How many other auctions of the same sale day a bid list can have. */
export const countSaleDay = async (auctionId: string): Promise<number> =>
  Math.max(0, (await sameSaleDay(auctionId)).length - 1);

async function sameSaleDay(auctionId: string): Promise<readonly AuctionRecord[]> {
  const { auctions } = await listingModel();
  const own = auctions.get(auctionId);
  const now = clock.now();
  if (!own || !takesBids(own, now)) return [];
  const toSale = ({ sellerId, state }: AuctionRecord) => ({ sellerId, auction: state });
  const others = [...auctions.values()].filter(
    (other) => other !== own && takesBids(other, now) && isSameSaleDay(toSale(own), toSale(other)),
  );
  return [own, ...others.sort((a, b) => a.state.endsAt - b.state.endsAt)];
}

const takesBids = ({ state: { status, terms, endsAt } }: AuctionRecord, now: number): boolean =>
  allowsBidLists(terms) && (status === 'paused' || (status === 'running' && now <= endsAt));

async function toSaleLot(record: AuctionRecord): Promise<SaleLot | null> {
  const detail = await getListingBySlug(record.slug);
  // A bid list names single homes.
  if (!detail || detail.listing.lot) return null;
  const { id, currentPriceCents, bidCount, minimumNextBidCents, startsAt, endsAt } = publicAuction(record);
  const [address, place] = detail.card.addressLines;
  const leadPapers = leadPapersOf(detail.listing);
  const contractHref = contractOf(detail.listing)?.href ?? null;
  const { propertySubType } = detail.listing;
  const home = {
    auctionId: id,
    propertySubType,
    slug: record.slug,
    address,
    place,
    leadPapers,
    contractHref,
  };
  return { ...home, currentPriceCents, bidCount, minimumCents: minimumNextBidCents, startsAt, endsAt };
}
