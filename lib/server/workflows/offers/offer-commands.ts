import 'server-only';
import { createHash } from 'node:crypto';
import type { OfferActionRefusal } from '@/lib/domain/offers/offer-copy';
import { parseOfferInput, toValidity } from '@/lib/domain/offers/offer-form';
import { refuseOffer } from '@/lib/domain/offers/offer-permission';
import type { Typed } from '@/lib/domain/shared/form';
import { ok, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { users } from '@/lib/server/people/identity/identity-collections';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended, readSellers } from '@/lib/server/people/organizations/seller';
import type { Reader } from '@/lib/server/platform/store/store';
import { readOfferEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import {
  decideInBook,
  type OfferAnswer,
  type OfferContext,
  type OfferDecided,
  type OfferRequest,
  onHome,
  runOfferCommand,
  writeOfferDecision,
} from './run-offer-command';

/** The offer being answered and the length of its history on the person's page. */
interface SeenOffer {
  readonly offerId: string;
  readonly seen: number;
}

/** A new offer, or the buyer's highest and best after a call. `typed`: input of `parseProposal`. */
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
      const parsed = parseOfferInput(typed, listing, receivedAt);
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
      const parsed = parseOfferInput(typed, listing, request.receivedAt);
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

/** Calls for highest and best from all buyers by a deadline. Their answers stay sealed until then. */
export const callHighestAndBest = (request: OfferRequest, listingKey: string, typed: Typed): OfferAnswer =>
  runCommand({
    ...onHome(request, listingKey, null),
    facts: (tx, { listing }) => readSellers(tx, listing.seller.id),
    decide(context): OfferDecided {
      const { user, answering, commandBase } = context;
      if (!answering.includes(user.uid)) return refuse('not-found');
      const standsMs = toValidity(typed);
      return standsMs === null
        ? refuse({ stands: 'Choose how long buyers have.' })
        : decideInBook(context, { type: 'call', ...commandBase('seller'), standsMs });
    },
    write: writeOfferDecision,
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

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
