import 'server-only';
import { createHash } from 'node:crypto';
import type { User } from '@/lib/domain/accounts/user';
import type { OfferActor } from '@/lib/domain/offers/offer';
import type { OfferActionRefusal } from '@/lib/domain/offers/offer-action-refusal';
import { offerAvailabilityOf } from '@/lib/domain/offers/offer-availability';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import type { Reader } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readBook } from './offer-book';
import type { HomeContext } from './offer-decision';

export interface OfferRequest {
  readonly by: SignedIn;
  /** Chosen by the form: requests with the same id are the same step, however often they arrive. */
  readonly requestId: string;
  /** Arrival time, ms. */
  readonly receivedAt: number;
}

const offerLimit: RateLimit = { name: 'offers', burst: 30, refillMs: 60_000 };

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

const byOf = ({ uid, name, registration }: User, side: Side, requestId: string): OfferActor => ({
  side,
  uid,
  requestId,
  name: registration?.legalName ?? name,
});

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
