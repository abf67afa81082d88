import { z } from 'zod';
import { listingTerms } from '@/lib/domain/listings/vocabulary';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { contingencies, isOpenStatus, offerStatuses, type Side } from './offer-vocabulary';

const instant = z.number().int();
const sideSchema = z.enum(['buyer', 'seller']);

/** What one side proposes to the other. Money in cents; the day of the closing as `2026-12-31`. */
const offerTermsSchema = z.object({
  priceCents: centsSchema,
  financing: z.enum(listingTerms),
  earnestMoneyCents: centsSchema,
  closingOn: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  contingencies: z.array(z.enum(contingencies)),
});
export type OfferTerms = z.infer<typeof offerTermsSchema>;

/** Who did it; `site`: the clock, or what follows from another offer. */
const bySchema = z.object({
  side: z.enum(['buyer', 'seller', 'site']),
  uid: z.string(),
  name: z.string(),
  requestId: z.string(),
});
export type By = z.infer<typeof bySchema>;

const fact = { at: instant, by: bySchema };
const proposal = { terms: offerTermsSchema, expiresAt: instant, message: z.string() };

/**
 * One line of an offer's history; what concerns all offers of a home stands in each that is open. Instants in
 * ms.
 */
const offerFactSchema = z.discriminatedUnion('type', [
  z.object({ ...fact, type: z.literal('submitted'), ...proposal }),
  /** The best offer of one who had offered already. */
  z.object({ ...fact, type: z.literal('improved'), ...proposal }),
  z.object({ ...fact, type: z.literal('countered'), ...proposal }),
  z.object({ ...fact, type: z.literal('accepted') }),
  z.object({ ...fact, type: z.literal('declined') }),
  z.object({ ...fact, type: z.literal('withdrawn') }),
  z.object({ ...fact, type: z.literal('lapsed') }),
  /**
   * The seller asked everybody for their highest and best, until then. What is open stands at least until
   * `standsUntil`.
   */
  z.object({ ...fact, type: z.literal('called'), deadline: instant, standsUntil: instant }),
  z.object({ ...fact, type: z.literal('opened') }),
]);
export type OfferFact = z.infer<typeof offerFactSchema>;

/** One buyer's offer for one home. */
export const offerSchema = z.object({
  offerId: z.string(),
  buyerId: z.string(),
  /** As in a contract. */
  buyerName: z.string(),
  status: z.enum(offerStatuses),
  /** On the table, as `proposedBy` said them. */
  terms: offerTermsSchema,
  proposedBy: sideSchema,
  /** Until when the other side may answer; the last instant counts. */
  expiresAt: instant,
  /** Its terms were said after a call and are nobody's to read before its deadline. */
  isSealed: z.boolean(),
  history: z.array(offerFactSchema),
});
export type Offer = z.infer<typeof offerSchema>;

/** Of the offers of one home what belongs to none of them. */
export const bookSchema = z.object({
  /** Of the latest fact. */
  at: instant,
  /** For the highest and best offers. */
  call: z.object({ calledAt: instant, deadline: instant, isOpened: z.boolean() }).nullable(),
  /** The accepted one. */
  soldTo: z.string().nullable(),
});

/** All offers of one home that are open, and those that have just ended. */
export type Book = z.infer<typeof bookSchema> & { readonly offers: readonly Offer[] };

export const emptyBook: Book = { at: 0, call: null, soldTo: null, offers: [] };

export const isOpen = ({ status }: Pick<Offer, 'status'>): boolean => isOpenStatus(status);
export const turnOf = ({ proposedBy }: Pick<Offer, 'proposedBy'>): Side =>
  proposedBy === 'buyer' ? 'seller' : 'buyer';
