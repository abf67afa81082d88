import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Offer } from '@/lib/domain/offers/offer';
import type { OfferActionRefusal } from '@/lib/domain/offers/offer-action-refusal';
import type { BookCommand } from '@/lib/domain/offers/offer-commands';
import { toValidity } from '@/lib/domain/offers/offer-form';
import { refuseOffer } from '@/lib/domain/offers/offer-permission';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import type { Faults, Typed } from '@/lib/domain/shared/form';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { defineCommand, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { users } from '@/lib/server/people/identity/identity-collections';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended, isSellersViewer, readSellers } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { readOfferEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { offerFaults as copy } from '@/messages/offers/offer-faults';
import { parseOffer } from './held-message';
import {
  decideInBook,
  type HomeContext,
  type OfferDecided,
  type OfferWritten,
  writeOfferDecision,
} from './offer-decision';
import { hashOf, type OfferRequest, onHome } from './on-home';
import { makeRoundSeal, type RoundSeal, startRound } from './round-seal';

type OfferAnswer = Promise<Result<OfferWritten, OfferActionRefusal | Faults>>;

/** The offer being answered and the length of its history on the person's page. */
interface SeenOffer {
  readonly offerId: string;
  readonly seen: number;
}

/** A new offer, or the buyer's highest and best after a call. `typed`: input of `parseOfferInput`. */
export function submitOffer(request: OfferRequest, listingKey: string, typed: Typed): OfferAnswer {
  const { receivedAt } = request;
  const offerId = `o${hashOf(`${request.by.user.uid} ${request.requestId}`)}`;
  return runCommand({
    ...onHome(request, listingKey, offerId),
    async facts(tx, { user, listing, auction }) {
      if (await isSellerSuspended(tx, listing.seller.id)) return { eligibility: null };
      return { eligibility: await readOfferEligibility(tx, { listing, auction }, user, receivedAt) };
    },
    decide(context): OfferDecided {
      const { user, listing, eligibility, commandBase } = context;
      if (!eligibility) return refuse('nobody-answers');
      const refusal = refuseOffer(user, eligibility, receivedAt);
      if (refusal) return refuse(refusal);
      const parsed = parseOffer(typed, listing, receivedAt);
      if (!parsed.ok) return parsed;
      return decideInBook(context, { type: 'submit', offerId, ...commandBase('buyer'), ...parsed.value });
    },
    write(tx, decision, context) {
      lockObligations(tx, context.user.uid, `offer:${offerId}`);
      return writeOfferDecision(tx, decision, context);
    },
  });
}

/** Answers an offer or counteroffer with another price or other terms. */
export const counterOffer = (
  request: OfferRequest,
  { offerId, seen }: SeenOffer,
  typed: Typed,
): OfferAnswer =>
  runOfferCommand(request, offerId, {
    facts: async (tx, context) => ({ refusal: await refuseAgreement(tx, context, request.receivedAt) }),
    toCommand({ listing, commandBase, side, refusal }) {
      const parsed = parseOffer(typed, listing, request.receivedAt);
      if (!parsed.ok) return parsed;
      if (refusal) return refuse(refusal);
      return ok({ type: 'counter', offerId, seen, ...commandBase(side), ...parsed.value });
    },
  });

/** Accepting ends the other offers, makes the home `Pending` and cancels its auction, in one commit. */
export const answerOffer = (
  request: OfferRequest,
  { offerId, seen }: SeenOffer,
  type: 'accept' | 'decline',
): OfferAnswer =>
  runOfferCommand(request, offerId, {
    facts: async (tx, context) => ({
      refusal: type === 'accept' ? await refuseAgreement(tx, context, request.receivedAt) : null,
    }),
    toCommand: ({ commandBase, side, refusal }) =>
      refusal ? refuse(refusal) : ok({ type, offerId, seen, ...commandBase(side) }),
  });

export const withdrawOffer = (request: OfferRequest, offerId: string): OfferAnswer =>
  runOfferCommand(request, offerId, {
    facts: noFacts,
    toCommand: ({ commandBase, side }) => ok({ type: 'withdraw', offerId, ...commandBase(side) }),
  });

/**
 * Calls for highest and best from all buyers by a deadline. Their answers stay sealed until then. The witness is
 * asked only if the call would succeed otherwise: not for a repeat, nor for anybody who may not call.
 */
export async function callHighestAndBest(
  request: OfferRequest,
  listingKey: string,
  typed: Typed,
): OfferAnswer {
  const tried = await runCommand({ ...callCommand(request, listingKey, typed, null), write: () => null });
  if (!tried.ok) return tried;
  if (tried.value) return ok(tried.value);
  const made = await makeRoundSeal();
  if (!made.ok) return made;
  const { limit: _taken, ...command } = callCommand(request, listingKey, typed, made.value);
  return runCommand(command);
}

const callCommand = (request: OfferRequest, listingKey: string, typed: Typed, round: RoundSeal | null) =>
  defineCommand({
    ...onHome(request, listingKey, null),
    facts: (tx, { listing }) => readSellers(tx, listing.seller.id),
    decide(context): OfferDecided {
      const { user, sellers, answering, commandBase } = context;
      if (!answering.includes(user.uid))
        return refuse(sellers.includes(user.uid) && answering.length > 0 ? 'viewer' : 'not-found');
      const standsMs = toValidity(typed);
      if (standsMs === null) return refuse({ stands: copy.chooseValidity });
      const seal = round?.seal ?? null;
      return decideInBook(context, { type: 'call', ...commandBase('seller'), standsMs, seal });
    },
    write(tx, decision, context) {
      if (round) startRound(tx, round, context.listing, decision.events);
      return writeOfferDecision(tx, decision, context);
    },
  });

/** Why the sides cannot agree now: both need an active account, and the buyer is checked again. */
async function refuseAgreement(
  tx: Reader,
  { user, listing, auction, offer, side }: OfferContext,
  now: number,
): Promise<OfferActionRefusal | null> {
  const [buyer, { answering }] = await Promise.all([
    side === 'buyer' ? user : tx.get(users, offer.buyerId).then((doc) => doc?.data),
    readSellers(tx, listing.seller.id),
  ]);
  if (!buyer || buyer.suspension || answering.length === 0) return 'nobody-answers';
  const eligibility = await readOfferEligibility(tx, { listing, auction }, buyer, now);
  const refusal = refuseOffer(buyer, eligibility, now);
  return refusal && side === 'seller' ? 'buyer-barred' : refusal;
}

interface OfferSubject extends HomeContext {
  readonly offer: Offer | undefined;
  readonly side: Side | null;
  readonly isViewer: boolean;
}

/** An offer and the side the person acts for. */
interface OfferContext extends OfferSubject {
  readonly offer: Offer;
  readonly side: Side;
}

interface OfferSteps<Facts extends object> {
  readonly facts: (tx: Reader, context: OfferContext) => Promise<Facts>;
  readonly toCommand: (context: OfferContext & Facts) => Result<BookCommand, OfferActionRefusal | Faults>;
}

/** A step in one offer by its buyer or the seller's side. For anyone else the offer is not found. */
async function runOfferCommand<Facts extends object>(
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
      const [side, isViewer] = await Promise.all([
        offer ? sideOf(tx, offer, home.value) : null,
        isSellersViewer(tx, home.value.listing.seller.id, user.uid),
      ]);
      return ok({ ...home.value, offer, side, isViewer });
    },
    permit: ({ offer, side, ...home }: OfferSubject): Result<OfferContext, OfferActionRefusal> =>
      offer && side
        ? okUnless(home.isViewer && side === 'seller' ? 'viewer' : null, { ...home, offer, side })
        : refuse('not-found'),
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
