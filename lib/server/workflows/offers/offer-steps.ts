import 'server-only';
import { createHash } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { decideOffer } from '@/lib/domain/offers/decide-offer';
import type { Book, By, Offer } from '@/lib/domain/offers/offer';
import { marketOf } from '@/lib/domain/offers/offer-availability';
import type { BookCommand, Market } from '@/lib/domain/offers/offer-commands';
import { parseProposal, toStanding } from '@/lib/domain/offers/offer-form';
import { refuseOffering } from '@/lib/domain/offers/offer-permission';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import type { OfferTrouble } from '@/lib/domain/offers/offer-words';
import type { Faults, Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { users } from '@/lib/server/people/identity/identity-collections';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended, readSellers } from '@/lib/server/people/organizations/seller';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { readOfferEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { ringAll } from '@/lib/server/records/notifications/inbox';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { homeOf, readBook, recordOffers } from './offer-book';
import { sellByOffer } from './sell-by-offer';

/** Who asks for what. */
export interface OfferRequest {
  readonly by: SignedIn;
  /** Chosen by the form: the same one is the same step, however often it arrives. */
  readonly requestId: string;
  /** When it arrived, ms. */
  readonly receivedAt: number;
}

/** What is answered: the offer, and how long its history was on the page. */
interface SeenOffer {
  readonly offerId: string;
  readonly seen: number;
}

/** The offer that a step was about; null of a call. */
type Stepped = Promise<Result<{ readonly offerId: string | null }, OfferTrouble | Faults>>;

const limit: RateLimit = { name: 'offers', burst: 30, refillMs: 60_000 };

/** Offers for a home, or after a call says the best of an offer that stands. `typed` as `parseProposal` reads it. */
export function submitOffer(request: OfferRequest, listingKey: string, typed: Typed): Stepped {
  const offerId = `o${hashOf(`${request.by.user.uid} ${request.requestId}`)}`;
  return inBook(request, listingKey, offerId, async ({ tx, user, listing, auction, given }) => {
    if (await isSellerSuspended(tx, listing.seller.id)) return refuse('nobody-answers');
    const sale = await readOfferEligibility(tx, { listing, auction }, user, request.receivedAt);
    const refusal = refuseOffering(user, sale, request.receivedAt);
    if (refusal) return refuse(refusal);
    const parsed = parseProposal(typed, listing, request.receivedAt);
    if (!parsed.ok) return parsed;
    lockObligations(tx, user.uid, `offer:${offerId}`);
    return ok({ type: 'submit', offerId, ...given('buyer'), ...parsed.value });
  });
}

/** Answers an offer or a counter-offer with another price or other terms. */
export const counterOffer = (request: OfferRequest, { offerId, seen }: SeenOffer, typed: Typed): Stepped =>
  inOffer(request, offerId, async (found) => {
    const { listing, given, side } = found;
    const parsed = parseProposal(typed, listing, request.receivedAt);
    if (!parsed.ok) return parsed;
    const trouble = await refuseAgreement(found, request.receivedAt);
    return trouble
      ? refuse(trouble)
      : ok({ type: 'counter', offerId, seen, ...given(side), ...parsed.value });
  });

/** An acceptance ends the other offers, takes the home to `Pending` and cancels its auction, in one commit. */
export const answerOffer = (
  request: OfferRequest,
  { offerId, seen }: SeenOffer,
  type: 'accept' | 'decline',
): Stepped =>
  inOffer(request, offerId, async (found) => {
    const trouble = type === 'accept' ? await refuseAgreement(found, request.receivedAt) : null;
    return trouble ? refuse(trouble) : ok({ type, offerId, seen, ...found.given(found.side) });
  });

export const withdrawOffer = (request: OfferRequest, offerId: string): Stepped =>
  inOffer(request, offerId, async ({ given, side }) => ok({ type: 'withdraw', offerId, ...given(side) }));

/** Asks every buyer of a home for their highest and best by a deadline, before which nobody reads them. */
export const callForBest = (request: OfferRequest, listingKey: string, typed: Typed): Stepped =>
  inBook(request, listingKey, null, async ({ tx, user, listing, given }) => {
    const { answering } = await readSellers(tx, listing.seller.id);
    if (!answering.includes(user.uid)) return refuse('not-found');
    const standsMs = toStanding(typed);
    return standsMs === null
      ? refuse({ stands: 'Choose how long buyers have.' })
      : ok({ type: 'call', ...given('seller'), standsMs });
  });

interface InBook {
  readonly tx: Transaction;
  readonly user: User;
  readonly listing: Listing;
  readonly auction: StoredAuction | null;
  readonly book: Book;
  readonly given: (side: Side) => { readonly now: number; readonly by: By; readonly market: Market };
}
type Work<T> = (found: T) => Promise<Result<BookCommand, OfferTrouble | Faults>>;

/** Reads who asks and the offers of the home, decides, and writes what follows, all in one commit. */
async function inBook(
  request: OfferRequest,
  listingKey: string,
  offerId: string | null,
  work: Work<InBook>,
): Stepped {
  const { by, requestId, receivedAt: now } = request;
  if (!takeToken(limit, by.user.uid, now).isAllowed) return refuse('too-many');
  const run = async (tx: Transaction): Stepped => {
    const [user, listing, book] = await Promise.all([
      readActingUser(tx, by),
      tx.get(listings, listingKey),
      readBook(tx, listingKey, offerId === null ? [] : [offerId]),
    ]);
    if (!user) return refuse('signed-out');
    if (!listing) return refuse('not-found');
    const auction = listing.data.auctionId === null ? null : await readAuction(tx, listing.data.auctionId);
    const market = marketOf(listing.data, auction?.state ?? null, now);
    const repeated = repeatedOffer(book, user.uid, requestId);
    if (repeated) return ok({ offerId: offerId === null ? null : repeated.offerId });
    const given = (side: Side) => ({ now, by: byOf(user, side, requestId), market });
    const found = { tx, user, listing: listing.data, auction, book, given };
    const command = await work(found);
    return command.ok ? take(found, command.value) : command;
  };
  return whileNotBusy(() => runtime().store.transact(run, { key: `offers:${listingKey}` }));
}

interface InOffer extends InBook {
  readonly offer: Offer;
  readonly side: Side;
}

/** The same about one offer, for its buyer and for who acts for the seller; to others there is none. */
async function inOffer(request: OfferRequest, offerId: string, work: Work<InOffer>): Stepped {
  const kept = await runtime().store.get(offers, offerId);
  if (!kept) return refuse('not-found');
  return inBook(request, kept.data.listingKey, offerId, async (found) => {
    const { tx, user, listing, book } = found;
    const offer = book.offers.find((each) => each.offerId === offerId);
    const { sellers } = await readSellers(tx, listing.seller.id);
    const isBuyers = offer?.buyerId === user.uid;
    if (!offer || !(isBuyers || sellers.includes(user.uid))) return refuse('not-found');
    return work({ ...found, offer, side: isBuyers ? 'buyer' : 'seller' });
  });
}

async function take(
  { tx, user, listing, auction, book }: InBook,
  command: BookCommand,
): Promise<Result<{ readonly offerId: string | null }, OfferTrouble>> {
  const decided = decideOffer(book, command);
  if (!decided.ok) return decided;
  const accepted = decided.value.find(({ type }) => type === 'accepted');
  const offer = book.offers.find((each) => 'offerId' in command && each.offerId === command.offerId);
  if (accepted && offer) {
    const trouble = await sellByOffer(tx, { listing, auction, offer, at: accepted.at });
    if (trouble) return refuse(trouble);
  }
  recordOffers(tx, homeOf(listing), book, decided.value);
  // During a call no seller learns when anybody says their best.
  const { sellers } = book.call ? { sellers: [] } : await readSellers(tx, listing.seller.id);
  ringAll(tx, [user.uid, ...sellers], command.now);
  const said = decided.value.findLast((event) => event.type === 'improved');
  return ok({ offerId: said?.offerId ?? ('offerId' in command ? command.offerId : null) });
}

/** Why the two sides cannot agree now: somebody has to be there on each, and the buyer is judged anew. */
async function refuseAgreement(
  { tx, user, listing, auction, offer, side }: InOffer,
  now: number,
): Promise<OfferTrouble | null> {
  const [buyer, { answering }] = await Promise.all([
    side === 'buyer' ? user : tx.get(users, offer.buyerId).then((doc) => doc?.data),
    readSellers(tx, listing.seller.id),
  ]);
  if (!buyer || buyer.suspension || answering.length === 0) return 'nobody-answers';
  const refusal = refuseOffering(
    buyer,
    await readOfferEligibility(tx, { listing, auction }, buyer, now),
    now,
  );
  return refusal && side === 'seller' ? 'buyer-barred' : refusal;
}

const repeatedOffer = ({ offers: all }: Book, uid: string, requestId: string): Offer | undefined =>
  all.find(({ history }) => history.some(({ by }) => by.uid === uid && by.requestId === requestId));

const byOf = ({ uid, name, registration }: User, side: Side, requestId: string): By => ({
  ...{ side, uid, requestId },
  name: registration?.legalName ?? name,
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
