import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { needsInvestorForm } from '@/lib/domain/eligibility/investor-form';
import type { Listing } from '@/lib/domain/listings/listing';
import { type DisclosedFunds, discloseFunds } from '@/lib/domain/offers/disclosed-funds';
import { isCallOpen } from '@/lib/domain/offers/evolve-offer-book';
import { type Book, emptyBook } from '@/lib/domain/offers/offer';
import { offerAvailabilityOf } from '@/lib/domain/offers/offer-availability';
import type { Market, OfferMarketRefusal } from '@/lib/domain/offers/offer-commands';
import { type OfferIneligibility, refuseOffer } from '@/lib/domain/offers/offer-permission';
import { type OfferView, toBuyersView, toSellersView } from '@/lib/domain/offers/offer-views';
import { isOpenStatus, type Side } from '@/lib/domain/offers/offer-vocabulary';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { isSeller } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { queryAny } from '@/lib/server/platform/store/query-any';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { readOfferEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { type OfferRecord, offerBooks, offers } from '@/lib/server/records/offers/offer-collections';

const mostListed = 200;

/** An offer in a list, with its home. */
export interface ListedOffer {
  readonly offer: OfferView;
  readonly side: Side;
  readonly listingKey: string;
  readonly sellerId: string;
  readonly slug: string;
  readonly place: string;
}

export interface OwnOffers {
  readonly made: readonly ListedOffer[];
  /** For homes of this person and of each organization they belong to. */
  readonly received: readonly ListedOffer[];
}

/** Latest first; `now` in ms, here and below. */
export async function listOwnOffers({ uid }: User, now: number): Promise<OwnOffers> {
  const find = async (field: 'buyerId' | 'sellerId', ids: readonly string[]) =>
    listed(field === 'buyerId' ? 'buyer' : 'seller', await query(field, ids), now);
  const [made, received] = await Promise.all([
    find('buyerId', [uid]),
    find('sellerId', await listSellerIds(uid)),
  ]);
  return { made, received };
}

async function query(field: 'buyerId' | 'sellerId' | 'listingKey', values: readonly string[]) {
  const wanted = { field, values, latestBy: 'changedAt', limit: mostListed };
  return (await queryAny(runtime().store, offers, wanted)).map(({ data }) => data);
}

async function listed(side: Side, records: readonly OfferRecord[], now: number) {
  const keys = [...new Set(records.map(({ listingKey }) => listingKey))];
  const found = await runtime().store.getAll(offerBooks, keys);
  const books = new Map(found.flatMap((doc) => (doc ? [[doc.id, doc.data] as const] : [])));
  return records.flatMap((record): ListedOffer[] => {
    const { listingKey, sellerId, slug, place } = record;
    const book: Book = { ...emptyBook, ...books.get(listingKey), offers: [] };
    const offer = viewFor(side, record, book, now);
    return offer ? [{ offer, side, listingKey, sellerId, slug, place }] : [];
  });
}

const viewFor = (side: Side, record: OfferRecord, book: Book, now: number): OfferView | null =>
  side === 'buyer' ? toBuyersView(record, book, now) : toSellersView(record, book, now);

/** An offer with its home and the reviewed proof of funds. */
export interface WholeOffer extends ListedOffer {
  readonly listing: Listing;
  readonly market: Market;
  readonly funds: DisclosedFunds | null;
}

/** For its buyer or the seller's side; null for anyone else. */
export async function readOffer(
  { uid }: User,
  offerId: string,
  now: number,
): Promise<Result<WholeOffer, 'not-found'>> {
  const { store } = runtime();
  const record = (await store.get(offers, offerId))?.data;
  const isBuyers = record?.buyerId === uid;
  if (!record || !(isBuyers || (await isSeller(store, record.sellerId, uid)))) return refuse('not-found');
  const [[found], listing, fundsOf] = await Promise.all([
    listed(isBuyers ? 'buyer' : 'seller', [record], now),
    store.get(listings, record.listingKey),
    readFunds([record]),
  ]);
  if (!found || !listing) return refuse('not-found');
  const market = await readMarket(listing.data, now);
  return ok({ ...found, listing: listing.data, market, funds: fundsOf(found.offer) });
}

/** These buyers' reviewed proof of funds, as shown to the readers of their offers. */
async function readFunds(
  records: readonly OfferRecord[],
): Promise<(offer: OfferView) => DisclosedFunds | null> {
  const buyers = await runtime().store.getAll(
    users,
    records.map(({ buyerId }) => buyerId),
  );
  const reviewed = new Map(records.map(({ offerId }, at) => [offerId, buyers[at]?.data.funds ?? null]));
  return ({ offerId, history }) => discloseFunds(history, reviewed.get(offerId) ?? null);
}

/** All offers for a home, for its seller. */
export interface HomeOffers {
  readonly listing: Listing;
  readonly market: Market;
  readonly offers: readonly FundedOffer[];
  /** Until when a call keeps everything closed, ms. */
  readonly sealedUntil: number | null;
}

export type FundedOffer = OfferView & { readonly funds: DisclosedFunds | null };

export async function readHomeOffers(
  { uid }: User,
  listingKey: string,
  now: number,
): Promise<Result<HomeOffers, 'not-found'>> {
  const { store } = runtime();
  const listing = (await store.get(listings, listingKey))?.data;
  if (!listing || !(await isSeller(store, listing.seller.id, uid))) return refuse('not-found');
  const [records, market, book] = await Promise.all([
    query('listingKey', [listingKey]),
    readMarket(listing, now),
    store.get(offerBooks, listingKey),
  ]);
  const fundsOf = await readFunds(records.filter(({ status }) => isOpenStatus(status)));
  return ok({
    listing,
    market,
    offers: (await listed('seller', records, now)).map(({ offer }) => ({ ...offer, funds: fundsOf(offer) })),
    sealedUntil: sealedUntilOf(book?.data, now),
  });
}

/** The input of the new offer form. */
export interface OfferPage {
  /** Why this person cannot make an offer now. */
  readonly refusal: OfferIneligibility | OfferMarketRefusal | null;
  /** End of the owner-occupants' head start, ms; null: no head start. */
  readonly ownersOnlyUntil: number | null;
  /** This person's open offer for the home. */
  readonly open: OfferView | null;
  /** Until when a call keeps everything closed, ms. */
  readonly sealedUntil: number | null;
  /** The last time an offer can be accepted, ms. */
  readonly until: number | null;
  /** This person must send the seller the form of a covered investor. */
  readonly needsInvestorForm: boolean;
}

export async function readOfferPage(user: User, listingKey: string, now: number): Promise<OfferPage | null> {
  const { store } = runtime();
  const listing = (await store.get(listings, listingKey))?.data;
  if (!listing) return null;
  const auction = await readAuctionOf(listing);
  const [sale, records, book] = await Promise.all([
    readOfferEligibility(store, { listing, auction }, user, now),
    query('buyerId', [user.uid]),
    store.get(offerBooks, listingKey),
  ]);
  const own = await listed(
    'buyer',
    records.filter((record) => record.listingKey === listingKey),
    now,
  );
  const { refusal, until } = offerAvailabilityOf(listing, auction?.state ?? null, now);
  return {
    refusal: refusal ?? refuseOffer(user, sale, now),
    ownersOnlyUntil: sale.ownersOnlyUntil,
    open: own.map(({ offer }) => offer).find(({ status }) => isOpenStatus(status)) ?? null,
    sealedUntil: sealedUntilOf(book?.data, now),
    until,
    needsInvestorForm: needsInvestorForm(
      user,
      [listing, ...(sale.included ?? [])].map(({ propertySubType }) => propertySubType),
    ),
  };
}

const sealedUntilOf = (book: Pick<Book, 'call'> | undefined, now: number): number | null =>
  book && isCallOpen(book, now) ? (book.call?.deadline ?? null) : null;

/** Whether the home takes offers now. */
async function readMarket(listing: Listing, now: number): Promise<Market> {
  return offerAvailabilityOf(listing, (await readAuctionOf(listing))?.state ?? null, now);
}

const readAuctionOf = async ({ auctionId }: Listing) =>
  auctionId === null ? null : readAuction(runtime().store, auctionId);
