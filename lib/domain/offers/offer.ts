import { z } from 'zod';
import { listingTerms } from '@/lib/domain/listings/vocabulary';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { contingencies, isOpenStatus, offerStatuses, type Side } from './offer-vocabulary';
import { sealSchema } from './sealing/seal';

const instant = z.number().int();
const sideSchema = z.enum(['buyer', 'seller']);

/** The terms one side proposes. Money in cents; the closing day as `2026-12-31`. */
const offerTermsSchema = z.object({
  priceCents: centsSchema,
  financing: z.enum(listingTerms),
  earnestMoneyCents: centsSchema,
  closingOn: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  contingencies: z.array(z.enum(contingencies)),
});
export type OfferTerms = z.infer<typeof offerTermsSchema>;

/** Who acted. `site`: a deadline, or the consequence of another offer's acceptance. */
const bySchema = z.object({
  side: z.enum(['buyer', 'seller', 'site']),
  uid: z.string(),
  name: z.string(),
  requestId: z.string(),
});
export type OfferActor = z.infer<typeof bySchema>;

const fact = { at: instant, by: bySchema };
const proposal = {
  terms: offerTermsSchema,
  expiresAt: instant,
  message: z.string(),
  /** When a message was added that a reviewer had to read first. */
  messageAt: instant.optional(),
};

/**
 * One entry of an offer's history. An event that concerns all offers of a home is entered in each open one.
 * Instants in ms.
 */
const offerFactSchema = z.discriminatedUnion('type', [
  z.object({ ...fact, type: z.literal('submitted'), ...proposal }),
  /** A better offer of a buyer with an open one, during a call. */
  z.object({ ...fact, type: z.literal('improved'), ...proposal }),
  z.object({ ...fact, type: z.literal('countered'), ...proposal }),
  z.object({ ...fact, type: z.literal('accepted') }),
  z.object({ ...fact, type: z.literal('declined') }),
  z.object({ ...fact, type: z.literal('withdrawn') }),
  z.object({ ...fact, type: z.literal('lapsed') }),
  /**
   * The seller called for the highest and best offers by `deadline`. Open offers stay open at least until
   * `standsUntil`.
   */
  z.object({
    ...fact,
    type: z.literal('called'),
    deadline: instant,
    standsUntil: instant,
    /** The offers are sealed even from the site. */
    seal: sealSchema.optional(),
  }),
  /** `standsUntil`, of a sealed round: open offers stay open at least until then. */
  z.object({ ...fact, type: z.literal('opened'), standsUntil: instant.optional() }),
  /** A sealed round was not opened in time, so its offers do not count. */
  z.object({ ...fact, type: z.literal('voided'), standsUntil: instant }),
]);
export type OfferFact = z.infer<typeof offerFactSchema>;

/** One buyer's offer for one home. */
export const offerSchema = z.object({
  offerId: z.string(),
  buyerId: z.string(),
  /** The legal name, as in a contract. */
  buyerName: z.string(),
  status: z.enum(offerStatuses),
  /** The current terms, proposed by `proposedBy`. */
  terms: offerTermsSchema,
  proposedBy: sideSchema,
  /** The other side's deadline to answer; that instant itself still counts. */
  expiresAt: instant,
  /** Its terms were submitted during a call and are hidden from the seller until its deadline. */
  isSealed: z.boolean(),
  history: z.array(offerFactSchema),
});
export type Offer = z.infer<typeof offerSchema>;

/** What the offers of one home have in common. */
export const bookSchema = z.object({
  /** The time of the latest event. */
  at: instant,
  /** The latest highest-and-best call. */
  call: z
    .object({
      calledAt: instant,
      deadline: instant,
      /** It is over: opened, or void. */
      isOpened: z.boolean(),
      seal: sealSchema.optional(),
    })
    .nullable(),
  /** The ID of the accepted offer. */
  soldTo: z.string().nullable(),
});

/** The open offers of one home and those that have just ended. */
export type Book = z.infer<typeof bookSchema> & { readonly offers: readonly Offer[] };

export const emptyBook: Book = { at: 0, call: null, soldTo: null, offers: [] };

export const isOpen = ({ status }: Pick<Offer, 'status'>): boolean => isOpenStatus(status);
export const turnOf = ({ proposedBy }: Pick<Offer, 'proposedBy'>): Side =>
  proposedBy === 'buyer' ? 'seller' : 'buyer';
