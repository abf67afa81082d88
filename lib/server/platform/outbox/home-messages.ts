import 'server-only';
import { z } from 'zod';
import { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import { closingUpdates, notifiedSides } from '@/lib/domain/closings/views/closing-updates';
import { noteSchema } from '@/lib/domain/drafts/draft';
import { inquiryUpdates } from '@/lib/domain/inquiries/showing';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { channels } from '@/lib/domain/notifications/notification-kinds';
import { offerUpdates } from '@/lib/domain/offers/offer-vocabulary';
import { followerRoles, listingUpdateSchema } from '@/lib/domain/reviews/listing-updates';
import { instant } from '@/lib/server/platform/store/collection';

/**
 * The delivery of a message. `uid` is a person or an organization. For an organization, `to` is one of its
 * members; it is absent until the message is split into one for each member.
 */
export const sending = {
  uid: z.string(),
  to: z.string().optional(),
  attempts: z.number().int(),
  /** Null after delivery was given up. */
  sendAt: instant.nullable(),
  givenUpAt: instant.optional(),
  /**
   * When it happened, for a notification that replaces an earlier one with the same id: the later one wins.
   */
  at: instant.optional(),
  /** The channels that have delivered it already. */
  carried: z.array(z.enum(channels)).optional(),
};

/** A step of an auction, for a bidder or the seller. */
const auction = z.object({
  ...sending,
  kind: z.enum(messageKinds),
  auctionId: z.string(),
  slug: z.string(),
  priceCents: z.number().int(),
  /** The recipient's deadline to answer. */
  answerBy: instant.optional(),
  /** The homes that were sold together. A lot that is not sold ends before the message is sent. */
  lotKeys: z.array(z.string()).optional(),
});

/** A question, an answer or a showing, for the person it concerns. */
const market = z.object({
  ...sending,
  kind: z.literal('market'),
  news: z.enum(inquiryUpdates),
  place: z.string(),
  slug: z.string(),
  text: z.string(),
  /** Set for a showing. */
  visit: z.object({ visitId: z.string(), startsAt: instant }).nullable(),
});

/** A step of an offer, for the other side or for both. */
const offer = z.object({
  ...sending,
  kind: z.literal('offer'),
  news: z.enum(offerUpdates),
  side: z.enum(['buyer', 'seller']),
  offerId: z.string(),
  listingKey: z.string(),
  place: z.string(),
  priceCents: z.number().int(),
  /** The recipient's deadline to act. */
  until: instant.nullable(),
});

/** A takedown by staff, for the listing's seller. */
const takenDown = z.object({
  ...sending,
  kind: z.literal('taken-down'),
  street: z.string(),
  listingKey: z.string().optional(),
  reason: z.enum(takedownReasons),
  hadAuction: z.boolean(),
  note: z.string(),
});

/** A lifted takedown: the seller may list the home again. */
const takedownLifted = z.object({
  ...sending,
  kind: z.literal('takedown-lifted'),
  street: z.string(),
  listingKey: z.string().optional(),
  note: z.string(),
});

/**
 * A command that waits for a second person, for an organization's members, or its answer, for the person who asked.
 * `about`: the name of that person, or of the one who answered. `askedBy` gets no request of their own.
 */
const approval = z.object({
  ...sending,
  kind: z.literal('approval'),
  step: z.enum(['asked', 'approved', 'declined']),
  organisationId: z.string(),
  about: z.string(),
  title: z.string(),
  reason: z.string(),
  askedBy: z.string(),
});

/** A reviewer's decision about a submission, for its seller. */
const reviewed = z.object({
  ...sending,
  kind: z.literal('reviewed'),
  draftId: z.string(),
  decided: z.enum(['approve', 'request-changes', 'reject']),
  street: z.string(),
  notes: z.array(noteSchema),
  reason: z.string().nullable(),
});

/**
 * A listing update, for a person who saved the home or bid on it, or for the seller. `exceptUid`: the members
 * of the selling organization who caused it, one uid in an earlier message.
 */
const homeNews = z.object({
  ...sending,
  kind: z.literal('home-news'),
  exceptUid: z.union([z.string(), z.array(z.string())]).optional(),
  lotKeys: z.array(z.string()).optional(),
  listingKey: z.string(),
  slug: z.string(),
  role: z.enum(followerRoles),
  news: listingUpdateSchema,
});

/** A request to confirm a listing's facts by `until`. Null: the listing is on hold. */
const confirmFacts = z.object({
  ...sending,
  kind: z.literal('confirm-facts'),
  draftId: z.string(),
  street: z.string(),
  until: instant.nullable(),
});

/** A step of a closing, or a task due in it. `words`: the text that was written, or the step's name. */
const closing = z.object({
  ...sending,
  kind: z.literal('sale'),
  saleId: z.string(),
  place: z.string(),
  side: z.enum(notifiedSides),
  news: z.enum(closingUpdates),
  words: z.string(),
  until: instant.nullable(),
  priceCents: z.number().int().nullable(),
});

/** The messages about one home. Those to an organization wait for others in a digest. */
export const homeMessages = [
  ...[auction, market, offer, takenDown, takedownLifted],
  ...[approval, reviewed, homeNews, confirmFacts, closing],
] as const;

export type HomeMessage = z.output<(typeof homeMessages)[number]>;
