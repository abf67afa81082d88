import 'server-only';
import { z } from 'zod';
import { digestGroups } from '@/lib/domain/notifications/digest';
import { bulkActionTypes } from '@/lib/domain/portfolio/bulk-action';
import { figureNames } from '@/lib/domain/staff/metrics/figures';
import { organizationDecisions } from '@/lib/domain/staff/organization-decisions';
import { deskNewsKinds } from '@/lib/domain/staff/queues/desk-news';
import { queueNames } from '@/lib/domain/staff/queues/queue';
import { collection, instant } from '@/lib/server/platform/store/collection';
import { homeMessages, sending } from './home-messages';

/** Messages to send, written in the transaction that caused them. */
export const outbox = collection(
  'outbox',
  z.discriminatedUnion('kind', [
    ...homeMessages,
    /** The new homes of a saved search: the first ones by listing key, and their total number. */
    z.object({
      ...sending,
      kind: z.literal('new-homes'),
      searchId: z.string(),
      homes: z.array(z.string()),
      total: z.number().int(),
      since: instant,
    }),
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
    /**
     * Messages about several homes of an organization, for its members. `only`: the first message while there is no
     * other. `addressee`: the only member who gets it; `exceptUids`: those who do not, because they caused it.
     */
    z.object({
      ...sending,
      kind: z.literal('digest'),
      group: z.enum(digestGroups),
      first: z.string(),
      lines: z.array(z.object({ text: z.string(), path: z.string() })),
      more: z.int().min(0),
      tally: z.record(z.string(), z.int().min(0)).default({}),
      only: z.discriminatedUnion('kind', homeMessages).nullable(),
      addressee: z.string().optional(),
      exceptUids: z.array(z.string()).optional(),
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
