import 'server-only';
import {
  dayOfSlug,
  type Lot,
  type SaleDay,
  type SaleDayAuction,
  toSaleDays,
} from '@/lib/domain/auctions/views/sale-days';
import { type ListingCard, toListingCard } from '@/lib/domain/listing-views/listing-card';
import { countHomes } from '@/lib/domain/listing-views/lot-counts';
import type { Listing } from '@/lib/domain/listings/listing';
import type { LotNames } from '@/lib/domain/listings/lot';
import { isKnownSeller } from '@/lib/domain/listings/shown-seller';
import { isPrivateSeller } from '@/lib/domain/listings/vocabulary';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { clock } from '@/lib/server/platform/clock';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { listingModel } from './listings';
import { lotOfAuction, sellsItself } from './lots';

interface LotRecord extends SaleDayAuction {
  readonly record: AuctionRecord;
  readonly listing: Listing;
  /** The homes that it sells together; undefined for a single home. */
  readonly lot: LotNames | undefined;
}

interface ShownLot {
  readonly number: number;
  readonly card: ListingCard;
}

/** A sale day with its lots as of now. */
export interface ShownSaleDay extends Omit<SaleDay<unknown>, 'lots' | 'seller'> {
  readonly sellerName: string;
  readonly sellerLogo: Listing['seller']['logo'];
  readonly lots: readonly ShownLot[];
  /** When one of its auctions last changed, ms. */
  readonly changedAt: number;
}

/** Null if there is no such sale day. */
export async function getSaleDay(slug: string): Promise<ShownSaleDay | null> {
  const day = dayOfSlug(slug);
  if (day === null) return null;
  const found = (await listSaleDays((each) => each === day)).find((each) => each.slug === slug);
  return found ? toShown(found) : null;
}

/** The sale day that a home's page and the auction board name. */
export interface SaleDayLink {
  readonly slug: string;
  readonly day: string;
  readonly sellerName: string;
  readonly homes: number;
}

/** The sale day of an auction; null if it has none. */
export async function findSaleDayOf(auctionId: string): Promise<SaleDayLink | null> {
  const record = (await listingModel()).auctions.get(auctionId);
  if (!record) return null;
  const day = dayOf(record);
  const found = (await listSaleDays((each) => each === day)).find(({ lots }) =>
    lots.some(({ auction }) => auction.auctionId === auctionId),
  );
  return found ? toLink(found) : null;
}

/** The sale days from today on, earliest first. */
export async function listCurrentSaleDays(): Promise<
  readonly (SaleDayLink & { readonly changedAt: number })[]
> {
  const today = newYorkDay(clock.now());
  return (await listSaleDays((day) => day >= today)).map((found) => ({
    ...toLink(found),
    changedAt: changeOf(found.lots),
  }));
}

const toLink = ({ slug, day, seller, lots }: SaleDay<LotRecord>): SaleDayLink => ({
  slug,
  day,
  sellerName: seller.name,
  homes: countHomes(lots.map(({ auction }) => auction)),
});

const toShown = ({ slug, day, seller, lots }: SaleDay<LotRecord>): ShownSaleDay => ({
  slug,
  day,
  sellerName: seller.name,
  sellerLogo: lots[0]?.auction.listing.seller.logo,
  changedAt: changeOf(lots),
  lots: lots.map(({ number, auction: { listing, record, lot } }) => ({
    number,
    card: withLot(toListingCard(listing, publicAuction(record)), lot),
  })),
});

/** Also when the lot is over, because the page shows what its auction sold. */
const withLot = ({ lot: _present, ...card }: ListingCard, lot: LotNames | undefined): ListingCard =>
  lot ? { ...card, lot: { ...lot, role: 'lead', auction: null } } : card;

const changeOf = (lots: readonly Lot<LotRecord>[]): number =>
  Math.max(...lots.map(({ auction: { record } }) => Math.max(record.state.at, record.aftermath?.at ?? 0)));

async function listSaleDays(isWanted: (day: string) => boolean): Promise<readonly SaleDay<LotRecord>[]> {
  const model = await listingModel();
  const { auctions, bySlug } = model;
  const found = [...auctions.values()].flatMap((record): LotRecord[] => {
    if (!isWanted(dayOf(record))) return [];
    const listing = bySlug.get(record.slug);
    // A lot of several homes counts once, with the auction of its lead.
    if (!listing || !sellsItself(record) || !isOfOrganization(listing)) return [];
    return [
      { ...toLotRecord(record, listing), lot: lotOfAuction(model, listing, record.state.terms.auctionId) },
    ];
  });
  return toSaleDays(found);
}

/** Visitors see no name of an organization that staff have not verified. */
const isOfOrganization = ({ seller, isSample }: Listing): boolean =>
  isKnownSeller(seller) && !isPrivateSeller(seller.kind) && (isSample || isOrganizationId(seller.id));

function toLotRecord(record: AuctionRecord, listing: Listing): Omit<LotRecord, 'lot'> {
  const { status, terms } = record.state;
  return {
    auctionId: terms.auctionId,
    listingKey: terms.listingKey,
    seller: { id: listing.seller.id, name: listing.seller.name },
    startsAt: terms.startsAt,
    scheduledEndsAt: terms.endsAt,
    isCancelled: status === 'cancelled',
    record,
    listing,
  };
}

/** By record, because formatting every day is slow and a changed auction is another record. */
const knownDays = new WeakMap<AuctionRecord, string>();

function dayOf(record: AuctionRecord): string {
  const day = knownDays.get(record) ?? newYorkDay(record.state.terms.endsAt);
  knownDays.set(record, day);
  return day;
}
