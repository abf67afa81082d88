import 'server-only';
import { z } from 'zod';
import { listingTerms } from '@/lib/domain/listings/vocabulary';
import { bookSchema, offerSchema } from '@/lib/domain/offers/offer';
import { sealOutcomes } from '@/lib/domain/offers/sealing/seal';
import { sealedOfferSchema } from '@/lib/domain/offers/sealing/sealed-offer';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** One buyer's offers for a home, with their history. Id: offerId. */
export const offers = collection(
  'offers',
  offerSchema.extend({
    listingKey: z.string(),
    slug: z.string(),
    /** The address of the home. */
    place: z.string(),
    sellerId: z.string(),
    changedAt: instant,
  }),
  [
    ['buyerId', 'changedAt'],
    ['sellerId', 'changedAt'],
    ['listingKey', 'changedAt'],
  ],
);

export type OfferRecord = z.output<typeof offers.schema>;

/**
 * One document per home that every change to one of its offers writes. Id: listingKey. `dueAt`: when the tick
 * has to act.
 */
export const offerBooks = collection(
  'offerBooks',
  bookSchema.extend({ listingKey: z.string(), openIds: z.array(z.string()), dueAt: instant.nullable() }),
  [['dueAt']],
);

/** An encrypted offer of one buyer in one sealed round. Id: offerId, which it keeps once it is opened. */
export const sealedOffers = collection(
  'sealedOffers',
  z.object({
    offerId: z.string(),
    roundId: z.string(),
    listingKey: z.string(),
    slug: z.string(),
    /** The address of the home. */
    place: z.string(),
    sellerId: z.string(),
    buyerId: z.string(),
    buyerName: z.string(),
    sentAt: instant,
    requestId: z.string(),
    sealed: sealedOfferSchema,
    /** The listing's when it was sent. Older records have none and use those at the opening. */
    listingTerms: z.array(z.enum(listingTerms)).optional(),
    /** `sealedHash` of it. */
    hash: z.string(),
    outcome: z.enum(sealOutcomes),
    /** What the parser found, for the sender only. */
    details: z.array(z.string()),
  }),
  [
    ['buyerId', 'sentAt'],
    ['buyerId', 'outcome'],
  ],
);
export type SealedRecord = z.output<typeof sealedOffers.schema>;

/** A sealed round of one home. Every change to one of its offers writes it. Id: roundId. */
export const sealedRounds = collection(
  'sealedRounds',
  z.object({
    roundId: z.string(),
    listingKey: z.string(),
    /** Of the home’s page, which shows the round; absent in rounds called before 2026-11-27. */
    slug: z.string().optional(),
    deadline: instant,
    voidAt: instant,
    /** When the witness released a test share, before the call; absent in rounds called before 2026-11-27. */
    checkedAt: instant.optional(),
    offerIds: z.array(z.string()),
    /** The site's key of the round; null once it is over. */
    identity: z.string().nullable(),
    /** When the tick tries to open it next; null once it is over. */
    tryAt: instant.nullable(),
    /** What became of each offer, once it is over; kept when the account of a sender is deleted. */
    record: z.array(z.object({ hash: z.string(), outcome: z.enum(sealOutcomes) })),
    /** Since when the witness has not answered; null if it has not been asked or answered. */
    waitingSince: instant.nullable(),
  }),
  [['tryAt']],
);
export type SealedRound = z.output<typeof sealedRounds.schema>;
