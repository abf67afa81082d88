import 'server-only';
import { createHash } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import { decide as decideAuction } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { Listing } from '@/lib/domain/listings/listing';
import { decideOffer } from '@/lib/domain/offers/decide-offer';
import type { Book, By, Offer } from '@/lib/domain/offers/offer';
import { marketOf } from '@/lib/domain/offers/offer-availability';
import type { BookCommand, BookEvent, Market } from '@/lib/domain/offers/offer-commands';
import { parseProposal, toStanding } from '@/lib/domain/offers/offer-form';
import { refuseOffering } from '@/lib/domain/offers/offer-permission';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import type { OfferTrouble } from '@/lib/domain/offers/offer-words';
import type { Faults, Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { users } from '@/lib/server/people/identity/identity-collections';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended, readSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { readOfferEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { ringAll } from '@/lib/server/records/notifications/inbox';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { homeOf, readBook, recordOffers } from './offer-book';
import { sellByOffer } from './sell-by-offer';

export interface OfferRequest {
  readonly by: SignedIn;
  /** Chosen by the form: the same id is the same step, however often it arrives. */
  readonly requestId: string;
  /** When it arrived, ms. */
  readonly receivedAt: number;
}

/** The offer that somebody answers, and the length of its history on their page. */
interface SeenOffer {
  readonly offerId: string;
  readonly seen: number;
}

/** The id of the offer that changed; null for a call. */
type OfferAnswer = Promise<Result<{ readonly offerId: string | null }, OfferTrouble | Faults>>;

const offerLimit: RateLimit = { name: 'offers', burst: 30, refillMs: 60_000 };

/** A new offer for a home, or the buyer's best after a call. `typed` as `parseProposal` reads it. */
export function submitOffer(request: OfferRequest, listingKey: string, typed: Typed): OfferAnswer {
  const { receivedAt } = request;
  const offerId = `o${hashOf(`${request.by.user.uid} ${request.requestId}`)}`;
  return runCommand({
    ...onHome(request, listingKey, offerId),
    async facts(tx, { user, listing, auction }) {
      if (await isSellerSuspended(tx, listing.seller.id)) return { eligibility: null };
      return { eligibility: await readOfferEligibility(tx, { listing, auction }, user, receivedAt) };
    },
    decide(context): DecidedStep {
      const { user, listing, eligibility, given } = context;
      if (!eligibility) return refuse('nobody-answers');
      const refusal = refuseOffering(user, eligibility, receivedAt);
      if (refusal) return refuse(refusal);
      const parsed = parseProposal(typed, listing, receivedAt);
      if (!parsed.ok) return parsed;
      return decideStep(context, { type: 'submit', offerId, ...given('buyer'), ...parsed.value });
    },
    write(tx, decision, context) {
      lockObligations(tx, context.user.uid, `offer:${offerId}`);
      return writeStep(tx, decision, context);
    },
  });
}

/** Answers an offer or a counter-offer with another price or other terms. */
export const counterOffer = (
  request: OfferRequest,
  { offerId, seen }: SeenOffer,
  typed: Typed,
): OfferAnswer =>
  runOfferStep(request, offerId, {
    facts: async (tx, context) => ({ trouble: await refuseAgreement(tx, context, request.receivedAt) }),
    toCommand({ listing, given, side, trouble }) {
      const parsed = parseProposal(typed, listing, request.receivedAt);
      if (!parsed.ok) return parsed;
      if (trouble) return refuse(trouble);
      return ok({ type: 'counter', offerId, seen, ...given(side), ...parsed.value });
    },
  });

/** An acceptance ends the other offers, makes the home `Pending` and cancels its auction, in one commit. */
export const answerOffer = (
  request: OfferRequest,
  { offerId, seen }: SeenOffer,
  type: 'accept' | 'decline',
): OfferAnswer =>
  runOfferStep(request, offerId, {
    facts: async (tx, context) => ({
      trouble: type === 'accept' ? await refuseAgreement(tx, context, request.receivedAt) : null,
    }),
    toCommand: ({ given, side, trouble }) =>
      trouble ? refuse(trouble) : ok({ type, offerId, seen, ...given(side) }),
  });

export const withdrawOffer = (request: OfferRequest, offerId: string): OfferAnswer =>
  runOfferStep(request, offerId, {
    facts: noFacts,
    toCommand: ({ given, side }) => ok({ type: 'withdraw', offerId, ...given(side) }),
  });

/** Asks every buyer of a home for their highest and best by a deadline. Nobody reads the answers before it. */
export const callForBest = (request: OfferRequest, listingKey: string, typed: Typed): OfferAnswer =>
  runCommand({
    ...onHome(request, listingKey, null),
    facts: (tx, { listing }) => readSellers(tx, listing.seller.id),
    decide(context): DecidedStep {
      const { user, answering, given } = context;
      if (!answering.includes(user.uid)) return refuse('not-found');
      const standsMs = toStanding(typed);
      return standsMs === null
        ? refuse({ stands: 'Choose how long buyers have.' })
        : decideStep(context, { type: 'call', ...given('seller'), standsMs });
    },
    write: writeStep,
  });

/** A home with its open offers, as of the commit. */
interface HomeContext {
  readonly user: User;
  readonly listing: Listing;
  readonly auction: StoredAuction | null;
  readonly book: Book;
  /** The part that all commands share. */
  readonly given: (side: Side) => { readonly now: number; readonly by: By; readonly market: Market };
}

/** The first steps of a command about the offers for a home, queued per home. A repeat gets the same answer. */
const onHome = (
  { by, requestId, receivedAt: now }: OfferRequest,
  listingKey: string,
  offerId: string | null,
) => ({
  by,
  limit: { rate: offerLimit, now },
  key: `offers:${listingKey}`,
  async load(tx: Reader, user: User): Promise<Result<HomeContext, OfferTrouble>> {
    const [listing, book] = await Promise.all([
      tx.get(listings, listingKey),
      readBook(tx, listingKey, offerId === null ? [] : [offerId]),
    ]);
    if (!listing) return refuse('not-found');
    const { auctionId } = listing.data;
    const auction = auctionId === null ? null : await readAuction(tx, auctionId);
    const market = marketOf(listing.data, auction?.state ?? null, now);
    const given = (side: Side) => ({ now, by: byOf(user, side, requestId), market });
    return ok({ user, listing: listing.data, auction, book, given });
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

/** An offer and the side on which the person acts. */
interface OfferContext extends OfferSubject {
  readonly offer: Offer;
  readonly side: Side;
}

interface OfferStep<Facts extends object> {
  readonly facts: (tx: Reader, context: OfferContext) => Promise<Facts>;
  readonly toCommand: (context: OfferContext & Facts) => Result<BookCommand, OfferTrouble | Faults>;
}

/** A step of one offer by its buyer or by who acts for the seller. For everybody else there is no such offer. */
async function runOfferStep<Facts extends object>(
  request: OfferRequest,
  offerId: string,
  { facts, toCommand }: OfferStep<Facts>,
): OfferAnswer {
  const stored = await runtime().store.get(offers, offerId);
  if (!stored) return refuse('not-found');
  const steps = onHome(request, stored.data.listingKey, offerId);
  return runCommand({
    ...steps,
    async load(tx: Reader, user: User): Promise<Result<OfferSubject, OfferTrouble>> {
      const home = await steps.load(tx, user);
      if (!home.ok) return home;
      const offer = home.value.book.offers.find((each) => each.offerId === offerId);
      return ok({ ...home.value, offer, side: offer ? await sideOf(tx, offer, home.value) : null });
    },
    permit: ({ offer, side, ...home }: OfferSubject): Result<OfferContext, OfferTrouble> =>
      offer && side ? ok({ ...home, offer, side }) : refuse('not-found'),
    facts: (tx, context) => facts(tx, context),
    decide(context): DecidedStep {
      const command = toCommand(context);
      return command.ok ? decideStep(context, command.value) : command;
    },
    write: writeStep,
  });
}

async function sideOf(tx: Reader, { buyerId }: Offer, { user, listing }: HomeContext): Promise<Side | null> {
  if (buyerId === user.uid) return 'buyer';
  const { sellers } = await readSellers(tx, listing.seller.id);
  return sellers.includes(user.uid) ? 'seller' : null;
}

/** Why the two sides cannot agree now: each side needs an active account, and the buyer's eligibility is judged again. */
async function refuseAgreement(
  tx: Reader,
  { user, listing, auction, offer, side }: OfferContext,
  now: number,
): Promise<OfferTrouble | null> {
  const [buyer, { answering }] = await Promise.all([
    side === 'buyer' ? user : tx.get(users, offer.buyerId).then((doc) => doc?.data),
    readSellers(tx, listing.seller.id),
  ]);
  if (!buyer || buyer.suspension || answering.length === 0) return 'nobody-answers';
  const eligibility = await readOfferEligibility(tx, { listing, auction }, buyer, now);
  const refusal = refuseOffering(buyer, eligibility, now);
  return refusal && side === 'seller' ? 'buyer-barred' : refusal;
}

interface StepDecision {
  readonly command: BookCommand;
  readonly events: readonly BookEvent[];
  /** The accepted offer, with the end of the home's auction. */
  readonly sale: {
    readonly offer: Offer;
    readonly at: number;
    readonly cancelled: readonly AuctionEvent[];
  } | null;
}

type DecidedStep = Result<StepDecision, OfferTrouble | Faults>;

/** The auction's own rules have the last word: beside a bid, or after its end, no offer is accepted. */
function decideStep(
  { book, auction }: HomeContext,
  command: BookCommand,
): Result<StepDecision, OfferTrouble> {
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

async function writeStep(
  tx: Transaction,
  { command, events, sale }: StepDecision,
  { user, listing, auction, book }: HomeContext,
): Promise<{ readonly offerId: string | null }> {
  if (sale) await sellByOffer(tx, { listing, auction, ...sale });
  recordOffers(tx, homeOf(listing), book, events);
  // During a call, sellers do not learn when a buyer answers it.
  const { sellers } = book.call ? { sellers: [] } : await readSellers(tx, listing.seller.id);
  ringAll(tx, [user.uid, ...sellers], command.now);
  const improved = events.findLast((event) => event.type === 'improved');
  return { offerId: improved?.offerId ?? ('offerId' in command ? command.offerId : null) };
}

const byOf = ({ uid, name, registration }: User, side: Side, requestId: string): By => ({
  ...{ side, uid, requestId },
  name: registration?.legalName ?? name,
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
