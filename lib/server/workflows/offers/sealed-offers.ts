import 'server-only';
import { MAX_OPEN_OFFERS } from '@/lib/domain/offers/decide-offer';
import { isCallOpen, openSeal } from '@/lib/domain/offers/evolve-offer-book';
import type { OfferActionRefusal } from '@/lib/domain/offers/offer-action-refusal';
import { refuseOffer } from '@/lib/domain/offers/offer-permission';
import { sealedHash, sealedOfferSchema } from '@/lib/domain/offers/sealing/sealed-offer';
import type { Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isSellerSuspended } from '@/lib/server/people/organizations/seller';
import type { Reader } from '@/lib/server/platform/store/store';
import { readOfferEligibility } from '@/lib/server/records/auctions/bid-eligibility';
import { signalAll } from '@/lib/server/records/notifications/inbox';
import { type SealedRecord, sealedOffers, sealedRounds } from '@/lib/server/records/offers/offer-collections';
import { homeOf } from './offer-book';
import type { HomeContext } from './offer-decision';
import { type OfferRequest, onHome } from './on-home';
import { removeSealed, sealedOfferIdOf, setOfferIds } from './round-seal';

type SealedAnswer = Promise<Result<null, OfferActionRefusal>>;

/** Stores a buyer's encrypted offer, in place of an earlier one. `typed`: input of `sealedOfferSchema`. */
export const sendSealedOffer = (request: OfferRequest, listingKey: string, typed: Typed): SealedAnswer =>
  runCommand({
    ...onRound(request, listingKey),
    async facts(tx, { user, listing, auction, book }) {
      const isSuspended = await isSellerSuspended(tx, listing.seller.id);
      return {
        ...(await readOwn(tx, user.uid, book)),
        eligibility: isSuspended
          ? null
          : await readOfferEligibility(tx, { listing, auction }, user, request.receivedAt),
      };
    },
    decide(context): Result<SealedRecord, OfferActionRefusal> {
      const { user, book, own, round, eligibility, commandBase } = context;
      const parsed = sealedOfferSchema.safeParse(typed);
      // The request ID alone is no repeat: a corrected offer from the same page has it too.
      if (own && parsed.success && own.hash === sealedHash(own.roundId, parsed.data)) return ok(own);
      if (!eligibility) return refuse('nobody-answers');
      const { now, by, market } = commandBase('buyer');
      const refusal = refuseOffer(user, eligibility, now) ?? market.refusal;
      if (refusal) return refuse(refusal);
      if (!round || !openSeal(book, Math.max(book.at, now))) return refuse('no-round');
      if (!parsed.success) return refuse('needs-sealing');
      if (!own && round.offerIds.length >= MAX_OPEN_OFFERS) return refuse('full');
      const { roundId } = round;
      return ok({
        ...{ offerId: sealedOfferIdOf(user.uid, roundId), roundId, ...homeOf(context.listing) },
        ...{ buyerId: user.uid, buyerName: by.name, sentAt: now, requestId: request.requestId },
        listingTerms: context.listing.listingTerms,
        ...{ sealed: parsed.data, hash: sealedHash(roundId, parsed.data), outcome: 'sealed', details: [] },
      });
    },
    write(tx, record, { user, round }) {
      lockObligations(tx, user.uid, `sealed:${record.offerId}`);
      tx.set(sealedOffers, record.offerId, record);
      if (round) setOfferIds(tx, round, [...round.offerIds, record.offerId]);
      signalAll(tx, [user.uid], request.receivedAt);
      return null;
    },
  });

/** Deletes a buyer's offer while it is sealed. Withdrawing it again changes nothing. */
export const withdrawSealedOffer = (request: OfferRequest, listingKey: string): SealedAnswer =>
  runCommand({
    ...onRound(request, listingKey),
    facts: (tx, { user, book }) => readOwn(tx, user.uid, book),
    decide: ({ own, round, book }) =>
      own && (!round?.identity || !isCallOpen(book, request.receivedAt)) ? refuse('ended') : ok(null),
    write(tx, _, { user, own, round }) {
      if (own && round) removeSealed(tx, round, own);
      signalAll(tx, [user.uid], request.receivedAt);
      return null;
    },
  });

/** The first steps. Unlike a step in the book, a repeat is found by the stored offer. */
const onRound = (request: OfferRequest, listingKey: string) => ({
  ...onHome(request, listingKey, null),
  repeat: () => null,
});

/** The round of the latest call and this buyer's offer in it. */
async function readOwn(tx: Reader, uid: string, { call }: HomeContext['book']) {
  const roundId = call?.seal?.roundId;
  if (roundId === undefined) return { round: null, own: null };
  const [round, own] = await Promise.all([
    tx.get(sealedRounds, roundId),
    tx.get(sealedOffers, sealedOfferIdOf(uid, roundId)),
  ]);
  return { round: round?.data ?? null, own: own?.data ?? null };
}
