import 'server-only';
import { z } from 'zod';
import { bookSchema, offerSchema } from '@/lib/domain/offers/offer';
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
