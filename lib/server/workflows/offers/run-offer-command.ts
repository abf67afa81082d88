import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { decide as decideAuction } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { Listing } from '@/lib/domain/listings/listing';
import { decideOffer } from '@/lib/domain/offers/decide-offer';
import type { Book, Offer, OfferActor } from '@/lib/domain/offers/offer';
import { offerAvailabilityOf } from '@/lib/domain/offers/offer-availability';
import type { BookCommand, BookEvent, Market } from '@/lib/domain/offers/offer-commands';
import type { OfferActionRefusal } from '@/lib/domain/offers/offer-copy';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import type { Faults } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { readSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { signalAll } from '@/lib/server/records/notifications/inbox';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { homeOf, readBook, recordOffers } from './offer-book';
import { sellByOffer } from './sell-by-offer';

export interface OfferRequest {
  readonly by: SignedIn;
  /** Chosen by the form: requests with the same id are the same step, however often they arrive. */
  readonly requestId: string;
  /** Arrival time, ms. */
  readonly receivedAt: number;
}

/** The id of the changed offer; null for a highest-and-best call. */
export type OfferAnswer = Promise<Result<{ readonly offerId: string | null }, OfferActionRefusal | Faults>>;

const offerLimit: RateLimit = { name: 'offers', burst: 30, refillMs: 60_000 };

/** A home with its open offers, as of the commit. */
interface HomeContext {
  readonly user: User;
  readonly listing: Listing;
  readonly auction: StoredAuction | null;
  readonly book: Book;
  /** The part shared by all commands. */
  readonly commandBase: (side: Side) => {
    readonly now: number;
    readonly by: OfferActor;
    readonly market: Market;
  };
}

/** The first steps of a command about a home's offers, queued per home. A repeat gets the same answer. */
export const onHome = (
  { by, requestId, receivedAt: now }: OfferRequest,
  listingKey: string,
  offerId: string | null,
) => ({
  by,
  limit: { rate: offerLimit, now },
  key: `offers:${listingKey}`,
  async load(tx: Reader, user: User): Promise<Result<HomeContext, OfferActionRefusal>> {
    const [listing, book] = await Promise.all([
      tx.get(listings, listingKey),
      readBook(tx, listingKey, offerId === null ? [] : [offerId]),
    ]);
    if (!listing) return refuse('not-found');
    const { auctionId } = listing.data;
    const auction = auctionId === null ? null : await readAuction(tx, auctionId);
    const market = offerAvailabilityOf(listing.data, auction?.state ?? null, now);
    const commandBase = (side: Side) => ({ now, by: byOf(user, side, requestId), market });
    return ok({ user, listing: listing.data, auction, book, commandBase });
  },
  repeat({ user, book }: HomeContext) {
    const repeated = book.offers.find(({ history }) =>
      history.some((fact) => fact.by.uid === user.uid && fact.by.requestId === requestId),
    );
    return repeated ? ok({ offerId: offerId === null ? null : repeated.offerId }) : null;
  },
  permit: (context: HomeContext) => ok(context),
});

interface OfferSubject extends HomeContext {
  readonly offer: Offer | undefined;
  readonly side: Side | null;
}

/** An offer and the side the person acts for. */
export interface OfferContext extends OfferSubject {
  readonly offer: Offer;
  readonly side: Side;
}

interface OfferSteps<Facts extends object> {
  readonly facts: (tx: Reader, context: OfferContext) => Promise<Facts>;
  readonly toCommand: (context: OfferContext & Facts) => Result<BookCommand, OfferActionRefusal | Faults>;
}

/** A step in one offer by its buyer or the seller's side. For anyone else the offer is not found. */
export async function runOfferCommand<Facts extends object>(
  request: OfferRequest,
  offerId: string,
  { facts, toCommand }: OfferSteps<Facts>,
): OfferAnswer {
  const stored = await runtime().store.get(offers, offerId);
  if (!stored) return refuse('not-found');
  const steps = onHome(request, stored.data.listingKey, offerId);
  return runCommand({
    ...steps,
    async load(tx: Reader, user: User): Promise<Result<OfferSubject, OfferActionRefusal>> {
      const home = await steps.load(tx, user);
      if (!home.ok) return home;
      const offer = home.value.book.offers.find((each) => each.offerId === offerId);
      return ok({ ...home.value, offer, side: offer ? await sideOf(tx, offer, home.value) : null });
    },
    permit: ({ offer, side, ...home }: OfferSubject): Result<OfferContext, OfferActionRefusal> =>
      offer && side ? ok({ ...home, offer, side }) : refuse('not-found'),
    facts: (tx, context) => facts(tx, context),
    decide(context): OfferDecided {
      const command = toCommand(context);
      return command.ok ? decideInBook(context, command.value) : command;
    },
    write: writeOfferDecision,
  });
}

async function sideOf(tx: Reader, { buyerId }: Offer, { user, listing }: HomeContext): Promise<Side | null> {
  if (buyerId === user.uid) return 'buyer';
  const { sellers } = await readSellers(tx, listing.seller.id);
  return sellers.includes(user.uid) ? 'seller' : null;
}

interface OfferDecision {
  readonly command: BookCommand;
  readonly events: readonly BookEvent[];
  /** The accepted offer and the cancellation of the home's auction. */
  readonly sale: {
    readonly offer: Offer;
    readonly at: number;
    readonly cancelled: readonly AuctionEvent[];
  } | null;
}

export type OfferDecided = Result<OfferDecision, OfferActionRefusal | Faults>;

/** The auction's own rules decide: no offer is accepted once there is a bid or the auction has ended. */
export function decideInBook(
  { book, auction }: HomeContext,
  command: BookCommand,
): Result<OfferDecision, OfferActionRefusal> {
  const decided = decideOffer(book, command);
  if (!decided.ok) return decided;
  const events = decided.value;
  const accepted = events.find((event) => event.type === 'accepted');
  const offer = book.offers.find(({ offerId }) => offerId === accepted?.offerId);
  if (!accepted || !offer) return ok({ command, events, sale: null });
  const { at } = accepted;
  const cancelled =
    auction && decideAuction(auction.state, { type: 'cancel', reason: 'pre-auction-offer', now: at });
  if (cancelled && !cancelled.ok) return refuse('too-late');
  return ok({ command, events, sale: { offer, at, cancelled: cancelled?.value.events ?? [] } });
}

export async function writeOfferDecision(
  tx: Transaction,
  { command, events, sale }: OfferDecision,
  { user, listing, auction, book }: HomeContext,
): Promise<{ readonly offerId: string | null }> {
  if (sale) await sellByOffer(tx, { listing, auction, ...sale });
  recordOffers(tx, homeOf(listing), book, events);
  // During a highest-and-best call, sellers do not learn when a buyer responds.
  const { sellers } = book.call ? { sellers: [] } : await readSellers(tx, listing.seller.id);
  signalAll(tx, [user.uid, ...sellers], command.now);
  const improved = events.findLast((event) => event.type === 'improved');
  return { offerId: improved?.offerId ?? ('offerId' in command ? command.offerId : null) };
}

const byOf = ({ uid, name, registration }: User, side: Side, requestId: string): OfferActor => ({
  side,
  uid,
  requestId,
  name: registration?.legalName ?? name,
});
