import 'server-only';
import { z } from 'zod';
import { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import { closingUpdates, notifiedSides } from '@/lib/domain/closings/views/closing-updates';
import { noteSchema } from '@/lib/domain/drafts/draft';
import { inquiryUpdates } from '@/lib/domain/inquiries/showing';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { digestGroups } from '@/lib/domain/notifications/digest';
import { channels } from '@/lib/domain/notifications/notification-kinds';
import { offerUpdates } from '@/lib/domain/offers/offer-vocabulary';
import { bulkActionTypes } from '@/lib/domain/portfolio/bulk-action';
import { followerRoles, listingUpdateSchema } from '@/lib/domain/reviews/listing-updates';
import { figureNames } from '@/lib/domain/staff/metrics/figures';
import { organizationDecisions } from '@/lib/domain/staff/organization-decisions';
import { deskNewsKinds } from '@/lib/domain/staff/queues/desk-news';
import { queueNames } from '@/lib/domain/staff/queues/queue';
import { collection, instant } from '@/lib/server/platform/store/collection';

/**
 * The delivery of a message. `uid` is a person or an organization. For an organization, `to` is one of its
 * members; it is absent until the message is split into one for each member.
 */
const sending = {
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

/** A request to confirm a listing's facts by `until`. Null: the listing is on hold. */
const confirmFacts = z.object({
  ...sending,
  kind: z.literal('confirm-facts'),
  draftId: z.string(),
  street: z.string(),
  until: instant.nullable(),
});

/** Messages to send, written in the transaction that caused them. */
export const outbox = collection(
  'outbox',
  z.discriminatedUnion('kind', [
    z.object({
      ...sending,
      kind: z.enum(messageKinds),
      auctionId: z.string(),
      slug: z.string(),
      priceCents: z.number().int(),
      /** The recipient's deadline to answer. */
      answerBy: instant.optional(),
      /** The homes that were sold together. A lot that is not sold ends before the message is sent. */
      lotKeys: z.array(z.string()).optional(),
    }),
    /** The new homes of a saved search: the first ones by listing key, and their total number. */
    z.object({
      ...sending,
      kind: z.literal('new-homes'),
      searchId: z.string(),
      homes: z.array(z.string()),
      total: z.number().int(),
      since: instant,
    }),
    market,
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
      /** The recipient's deadline to act. */
      until: instant.nullable(),
    }),
    /** A takedown by staff, for the listing's seller. */
    z.object({
      ...sending,
      kind: z.literal('taken-down'),
      street: z.string(),
      reason: z.enum(takedownReasons),
      hadAuction: z.boolean(),
      note: z.string(),
    }),
    /** A lifted takedown: the seller may list the home again. */
    z.object({ ...sending, kind: z.literal('takedown-lifted'), street: z.string(), note: z.string() }),
    /** A staff decision about an account, for its owner. */
    z.object({
      ...sending,
      kind: z.enum(['suspended', 'suspension-lifted']),
      reason: z.string(),
    }),
    /** A staff decision about an organization, for its members. `reason` is empty for a verification. */
    z.object({
      ...sending,
      kind: z.literal('organization-decided'),
      decided: z.enum(organizationDecisions),
      name: z.string(),
      reason: z.string(),
    }),
    /** A webhook that was switched off, for the organization's members. `isGone`: it answered 410. */
    z.object({ ...sending, kind: z.literal('webhook-disabled'), url: z.string(), isGone: z.boolean() }),
    /** A bulk action that ended, for the organization's members. `left`: homes that it was to change and did not. */
    z.object({
      ...sending,
      kind: z.literal('bulk-action-ended'),
      actionId: z.string(),
      did: z.enum([...bulkActionTypes, 'undo']),
      isDone: z.boolean(),
      done: z.number().int(),
      left: z.number().int(),
      name: z.string(),
    }),
    /**
     * A command that waits for a second person, for an organization's members, or its answer, for who asked.
     * `about`: the name of who asked or answered. `askedBy` gets no request of their own.
     */
    z.object({
      ...sending,
      kind: z.literal('approval'),
      step: z.enum(['asked', 'approved', 'declined']),
      organisationId: z.string(),
      about: z.string(),
      title: z.string(),
      reason: z.string(),
      askedBy: z.string(),
    }),
    /** An invitation to join the staff. `inviter` is the name of the person who invites. */
    z.object({ ...sending, kind: z.literal('staff-invited'), inviter: z.string(), until: instant }),
    /** A staff decision about a bid limit, for the bidder. */
    z.object({
      ...sending,
      kind: z.literal('limit-decided'),
      isGranted: z.boolean(),
      limitCents: z.number().int(),
      /** The amount that the proof of funds showed. */
      shownCents: z.number().int().optional(),
      why: z.string(),
    }),
    /** New rows of a queue, or a queue that is full or late, for staff. `fresh`: the number of new rows. */
    z.object({
      ...sending,
      kind: z.literal('desk-news'),
      news: z.enum(deskNewsKinds),
      queue: z.enum(queueNames),
      fresh: z.number().int(),
      count: z.number().int(),
      oldestAt: instant.nullable(),
    }),
    /** A figure of a week that has passed its limit, for staff. `week`: the date of its Monday. */
    z.object({
      ...sending,
      kind: z.literal('desk-figure'),
      figure: z.enum(figureNames),
      week: z.string(),
      value: z.number(),
      limit: z.number(),
    }),
    /** The queues that are not empty, once a day, for staff. */
    z.object({
      ...sending,
      kind: z.literal('desk-digest'),
      queues: z.array(
        z.object({ queue: z.enum(queueNames), count: z.number().int(), oldestAt: instant.nullable() }),
      ),
    }),
    reviewed,
    /**
     * A listing update, for a person who saved the home or bid on it, or for the seller. `exceptUid`: the members
     * of the selling organization who caused it, one uid in an earlier message.
     */
    z.object({
      ...sending,
      kind: z.literal('home-news'),
      exceptUid: z.union([z.string(), z.array(z.string())]).optional(),
      lotKeys: z.array(z.string()).optional(),
      listingKey: z.string(),
      slug: z.string(),
      role: z.enum(followerRoles),
      news: listingUpdateSchema,
    }),
    confirmFacts,
    /**
     * Messages about several homes of an organization, for its members. Id: `digestId`. `only`: the first
     * message while there is no other.
     */
    z.object({
      ...sending,
      kind: z.literal('digest'),
      group: z.enum(digestGroups),
      first: z.string(),
      lines: z.array(z.object({ text: z.string(), path: z.string() })),
      more: z.int().min(0),
      only: z.discriminatedUnion('kind', [market, reviewed, confirmFacts]).nullable(),
    }),
    /** A step of a closing, or a task due in it. `words`: the text that was written, or the step's name. */
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
    /**
     * An invitation to an organization. `uid` is the person who invites. The email address need not have an
     * account yet.
     */
    z.object({
      ...sending,
      kind: z.literal('invitation'),
      organisationId: z.string(),
      token: z.string(),
      email: z.string(),
    }),
    /** A change of a sign-in, made or requested, sent to the mailbox that the sign-in had before. */
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
