import 'server-only';
import { z } from 'zod';
import { messageKinds } from '@/lib/domain/auctions/commands/auction-messages';
import { closingUpdates, notifiedSides } from '@/lib/domain/closings/closing-updates';
import { noteSchema } from '@/lib/domain/drafts/draft';
import { inquiryUpdates } from '@/lib/domain/inquiries/showing';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { channels } from '@/lib/domain/notifications/notification-kinds';
import { offerUpdates } from '@/lib/domain/offers/offer-vocabulary';
import { followerRoles, listingUpdateSchema } from '@/lib/domain/reviews/listing-updates';
import { organizationDecisions } from '@/lib/domain/staff/organization-decisions';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** For a person, or for an organization: then `to` is one of its members, once there is a message for each of them. */
const sending = {
  uid: z.string(),
  to: z.string().optional(),
  attempts: z.number().int(),
  /** Null once it was given up. */
  sendAt: instant.nullable(),
  givenUpAt: instant.optional(),
  /** When it happened, of what is told anew under the same id: the later takes the place of the earlier. */
  at: instant.optional(),
  /** The ways that it has gone already. */
  carried: z.array(z.enum(channels)).optional(),
};

/** Messages to send once the commit that made them stands. */
export const outbox = collection(
  'outbox',
  z.discriminatedUnion('kind', [
    z.object({
      ...sending,
      kind: z.enum(messageKinds),
      auctionId: z.string(),
      slug: z.string(),
      priceCents: z.number().int(),
      /** Until when the recipient may answer. */
      answerBy: instant.optional(),
    }),
    /** What a saved search has found: the first homes by listing key, and how many there are. */
    z.object({
      ...sending,
      kind: z.literal('new-homes'),
      searchId: z.string(),
      homes: z.array(z.string()),
      total: z.number().int(),
      since: instant,
    }),
    /** A question, an answer or a visit, for whom it concerns. */
    z.object({
      ...sending,
      kind: z.literal('market'),
      news: z.enum(inquiryUpdates),
      place: z.string(),
      slug: z.string(),
      text: z.string(),
      /** Of a visit. */
      visit: z.object({ visitId: z.string(), startsAt: instant }).nullable(),
    }),
    /** A step of an offer, for the other side or for both. */
    z.object({
      ...sending,
      kind: z.literal('offer'),
      news: z.enum(offerUpdates),
      side: z.enum(['buyer', 'seller']),
      offerId: z.string(),
      listingKey: z.string(),
      place: z.string(),
      priceCents: z.number().int(),
      /** Until when the recipient may act. */
      until: instant.nullable(),
    }),
    /** That staff took a listing down, for its seller. */
    z.object({
      ...sending,
      kind: z.literal('taken-down'),
      street: z.string(),
      reason: z.enum(takedownReasons),
      hadAuction: z.boolean(),
      note: z.string(),
    }),
    /** That the seller may list it again. */
    z.object({ ...sending, kind: z.literal('takedown-lifted'), street: z.string(), note: z.string() }),
    /** What staff decided about an account, for its owner. */
    z.object({
      ...sending,
      kind: z.enum(['suspended', 'suspension-lifted']),
      reason: z.string(),
    }),
    /** What staff decided about an organization, for its members. `reason`: empty for a verification. */
    z.object({
      ...sending,
      kind: z.literal('organization-decided'),
      decided: z.enum(organizationDecisions),
      name: z.string(),
      reason: z.string(),
    }),
    /** That staff ask a person to join them. `inviter`: their name. */
    z.object({ ...sending, kind: z.literal('staff-invited'), inviter: z.string(), until: instant }),
    /** What staff decided about a bid limit, for its owner. */
    z.object({
      ...sending,
      kind: z.literal('limit-decided'),
      isGranted: z.boolean(),
      limitCents: z.number().int(),
      /** Up to how much the proof showed the money. */
      shownCents: z.number().int().optional(),
      why: z.string(),
    }),
    /** What a reviewer has decided about a listing, for its seller. */
    z.object({
      ...sending,
      kind: z.literal('reviewed'),
      draftId: z.string(),
      decided: z.enum(['approve', 'request-changes', 'reject']),
      street: z.string(),
      notes: z.array(noteSchema),
      reason: z.string().nullable(),
    }),
    /** What happened to a home that somebody saved or bid on. */
    z.object({
      ...sending,
      kind: z.literal('home-news'),
      listingKey: z.string(),
      slug: z.string(),
      role: z.enum(followerRoles),
      news: listingUpdateSchema,
    }),
    /** That the facts of a listing have to be confirmed by `until`, or, by null, that it is on hold. */
    z.object({
      ...sending,
      kind: z.literal('confirm-facts'),
      draftId: z.string(),
      street: z.string(),
      until: instant.nullable(),
    }),
    /** A step of a sale, or what is due in it. `words`: what was written, or what the step is called. */
    z.object({
      ...sending,
      kind: z.literal('sale'),
      saleId: z.string(),
      place: z.string(),
      side: z.enum(notifiedSides),
      news: z.enum(closingUpdates),
      words: z.string(),
      until: instant.nullable(),
      priceCents: z.number().int().nullable(),
    }),
    /** A link into an organization. `uid` is who invites; the address need not have an account yet. */
    z.object({
      ...sending,
      kind: z.literal('invitation'),
      organisationId: z.string(),
      token: z.string(),
      email: z.string(),
    }),
    /** That a sign-in has changed, or shall, for the mailbox that it was tied to until then. */
    z.object({
      ...sending,
      kind: z.literal('security'),
      letter: z.enum(['password-changed', 'email-wanted', 'email-changed']),
      email: z.string(),
      name: z.string(),
      newEmail: z.string().nullable(),
    }),
  ]),
  [['sendAt'], ['givenUpAt']],
);

export type OutboxMessage = z.output<typeof outbox.schema>;
