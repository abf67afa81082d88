import 'server-only';
import { z } from 'zod';
import { pendingSignUpSchema } from '@/lib/domain/accounts/pending-sign-up';
import { sessionSchema } from '@/lib/domain/accounts/session';
import { declaredSchema, roleSchema, userSchema } from '@/lib/domain/accounts/user';
import { messageKinds } from '@/lib/domain/auctions/commands/auction-messages';
import { bidAnswerSchema, purchaseAnswerSchema } from '@/lib/domain/auctions/commands/bid-answer';
import { publicationSchema } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { auctionEventSchema } from '@/lib/domain/auctions/state/events';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { publicStateSchema } from '@/lib/domain/auctions/state/public-state';
import { auctionSecretSchema } from '@/lib/domain/auctions/state/secrets';
import { aftermathSchema } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { saleNews, toldSides } from '@/lib/domain/closings/closing-updates';
import {
  saleFileSchema,
  saleMessageSchema,
  saleSchema,
  standbySchema,
} from '@/lib/domain/closings/stored-closing';
import { contentSchema, draftSchema, noteSchema } from '@/lib/domain/drafts/draft';
import { uploadSchema } from '@/lib/domain/drafts/files/draft-files';
import { stakesSchema } from '@/lib/domain/eligibility/bid-exposure';
import { limitRequestSchema, proofSchema } from '@/lib/domain/eligibility/bid-limit-request';
import { blockSchema } from '@/lib/domain/eligibility/bidder-block';
import { homeMarkSchema } from '@/lib/domain/favorites/favorite-schema';
import { importKeySchema, importPieceSchema, importSchema } from '@/lib/domain/imports/import-schema';
import { questionSchema } from '@/lib/domain/inquiries/question';
import { marketNews, showingsSchema, visitSchema } from '@/lib/domain/inquiries/showing';
import { listingSchema } from '@/lib/domain/listings/listing';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { noticeSchema } from '@/lib/domain/notifications/notification';
import { channels } from '@/lib/domain/notifications/notification-kinds';
import { noticeSettingsSchema } from '@/lib/domain/notifications/notification-settings';
import { bookSchema, offerSchema } from '@/lib/domain/offers/offer';
import { offerNews } from '@/lib/domain/offers/offer-vocabulary';
import { organisationSchema } from '@/lib/domain/organizations/organization-schema';
import { keptEntrySchema } from '@/lib/domain/reviews/audit-log';
import { newsRoles, newsSchema } from '@/lib/domain/reviews/listing-updates';
import { alertFrequencies } from '@/lib/domain/search/query/saved-search';
import { organizationDecisions } from '@/lib/domain/staff/organization-decisions';
import { quarantinedSchema } from '@/lib/domain/staff/quarantined';
import { reportSchema } from '@/lib/domain/staff/report';
import type { Collection } from './store';

const collection = <T extends object>(
  name: string,
  schema: z.ZodType<T>,
  indexes: Collection<T>['indexes'] = [],
): Collection<T> => ({ name, schema, indexes });

const instant = z.number().int();

/** Everything that is known of a home. Id: listingKey. */
export const listings = collection('listings', listingSchema, [['slug'], ['seller.id', 'modifiedAt']]);

/** What everybody may know of an auction. Id: auctionId. `dueAt`: when the tick has to act on it next. */
export const auctions = collection(
  'auctions',
  z.object({
    slug: z.string(),
    sellerId: z.string(),
    state: publicStateSchema,
    /** Hash of the latest ledger entry. */
    head: z.string(),
    dueAt: instant.nullable(),
    /** What became of its sale; absent while that stands. */
    aftermath: aftermathSchema.optional(),
  }),
  [['dueAt'], ['sellerId', 'state.status', 'dueAt'], ['state.at']],
);

export type AuctionRecord = z.output<typeof auctions.schema>;

/** Maxima, salts and the sealed reserve. Id: auctionId. Read only to decide, never shown. */
export const auctionSecrets = collection('auctionSecrets', auctionSecretSchema);

/** Public entries, one document each. Id: `ledgerId(auctionId, seq)`. */
export const ledger = collection(
  'ledger',
  z.object({ auctionId: z.string(), seq: z.number().int(), entry: ledgerEntrySchema }),
  [['auctionId', 'seq']],
);

/** Private events with maxima and who stood behind a bid or a decision. Same ids as the ledger. */
export const auctionEvents = collection(
  'auctionEvents',
  z.object({
    auctionId: z.string(),
    seq: z.number().int(),
    event: auctionEventSchema,
    bidder: z
      .object({
        uid: z.string(),
        legalName: z.string(),
        termsVersion: z.string(),
        receivedAt: instant,
        requestId: z.string(),
        leadPaint: z.string().optional(),
        ...declaredSchema.shape,
      })
      .nullable(),
  }),
  [['auctionId', 'seq'], ['bidder.uid']],
);

/** Heads of all ledgers by the hour. Id: `seq` in eight digits. `coveredUntil`: of later entries the next one tells, ms. */
export const headPublications = collection(
  'headPublications',
  publicationSchema.extend({ coveredUntil: instant, isFull: z.boolean() }),
  [['seq']],
);

/** What the site counts in public. */
export const counts = collection('counts', z.object({ count: z.number().int(), since: instant }));

/** A bidder's own row in an auction. Id: `${auctionId}:${uid}`. */
export const bids = collection(
  'bids',
  z.object({
    auctionId: z.string(),
    uid: z.string(),
    alias: z.string(),
    /** Not there for who bought at once without a bid. */
    maximumCents: z.number().int().optional(),
    lastBidAt: instant,
    /** The version of the terms on lead paint that was accepted with a bid. */
    leadPaint: z.string().optional(),
  }),
  [
    ['uid', 'lastBidAt'],
    ['auctionId', 'uid'],
  ],
);

export type BidRecord = z.output<typeof bids.schema>;

/** Where a person may be bound to buy, against the limit. Id: uid. */
export const stakes = collection('stakes', stakesSchema);

/** Who may not bid in an auction. Id: `blockId(auctionId, uid)`. */
export const blocks = collection('blocks', blockSchema, [['auctionId']]);

export const blockId = (auctionId: string, uid: string): string => `${auctionId}:${uid}`;

const requestSchema = z.object({
  body: z.string(),
  answer: bidAnswerSchema.optional(),
  /** Of a purchase at once. */
  purchase: purchaseAnswerSchema.optional(),
  at: instant,
});

/** Answers already given, for the repeat of a request. Id: `${auctionId}:${uid}:${key}`. */
export const requests = collection('requests', requestSchema, [['at']]);

export type RequestRecord = z.output<typeof requestSchema>;

/**
 * The latest refusals of a bidder in an auction, for repeats, and the keys that a request may no longer use: one
 * document, however often they ask. Id: `${auctionId}:${uid}`.
 */
export const refusedRequests = collection(
  'refusedRequests',
  z.object({
    latest: z.array(requestSchema.extend({ key: z.string() })),
    withdrawn: z.array(z.object({ key: z.string(), at: instant })).default([]),
    at: instant,
  }),
  [['at']],
);

/** What visitors reported about a listing. Id: a number of its own. */
export const reports = collection('reports', reportSchema, [
  ['status', 'at'],
  ['listingKey', 'at'],
]);

/** What buyers ask sellers in the open. Id: a number of its own. */
export const questions = collection('questions', questionSchema, [
  ['sellerId', 'at'],
  ['askerId', 'at'],
  ['listingKey', 'status', 'answeredAt'],
]);

/** When a home is open to everybody. Id: listingKey. */
export const showings = collection('showings', showingsSchema);

/** Visits that were asked for. Id: a number that only seller and visitor are told: whoever has it may read its calendar. */
export const visits = collection('visits', visitSchema, [
  ['sellerId', 'startsAt'],
  ['uid', 'startsAt'],
]);

/** What one buyer offers for a home, with its history. Id: offerId. */
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

/** What holds the offers of a home together: every step of one of them writes it. Id: listingKey. `dueAt`: when the tick has to act. */
export const offerBooks = collection(
  'offerBooks',
  bookSchema.extend({ listingKey: z.string(), openIds: z.array(z.string()), dueAt: instant.nullable() }),
  [['dueAt']],
);

/** For a person, or for an organisation: then `to` is one of its members, once there is a message for each of them. */
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
      news: z.enum(marketNews),
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
      news: z.enum(offerNews),
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
      role: z.enum(newsRoles),
      news: newsSchema,
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
      side: z.enum(toldSides),
      news: z.enum(saleNews),
      words: z.string(),
      until: instant.nullable(),
      priceCents: z.number().int().nullable(),
    }),
    /** A link into an organisation. `uid` is who invites; the address need not have an account yet. */
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

/** What each person was told. Id: that of the message in the outbox, so that it stands there once. */
export const notifications = collection('notifications', noticeSchema, [
  ['uid', 'at'],
  ['uid', 'readAt', 'at'],
  ['at'],
]);

/** That the list of a person has changed, for open pages. Id: uid. Forgotten soon, because all of them are watched. */
export const rings = collection('rings', z.object({ at: instant }), [['at']]);

/** On which ways a person wants to be told. Id: uid; none: as everybody is. */
export const notificationSettings = collection('notificationSettings', noticeSettingsSchema);

/** Browsers that are written to while the site is closed. Id: SHA-256 of the endpoint. */
export const pushSubscriptions = collection(
  'pushSubscriptions',
  z.object({
    uid: z.string(),
    /** Of the sign-in that switched it on, and with which it ends. */
    sessionId: z.string().default(''),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** In words. */
    device: z.string(),
    createdAt: instant,
  }),
  [['uid']],
);

export type PushSubscriptionRecord = z.output<typeof pushSubscriptions.schema>;

/** What everybody who follows an auction was reminded of, once. Id: `${auctionId}:${what}`. */
export const reminders = collection('reminders', z.object({ at: instant }), [['at']]);

/** What bound a person or an organisation last: it and the end of the account exclude each other. Id: uid or organisationId. */
export const ties = collection('ties', z.object({ by: z.string() }));

/** Accounts and organisations that are going: what is left of each is swept away. Id: uid or organisationId. */
export const accountDeletions = collection('accountDeletions', z.object({ at: instant }));

/** Keys that the site makes once for itself. Id: what for. */
export const siteKeys = collection('siteKeys', z.object({ key: z.string() }));

/** Id: uid of the auth service. */
export const users = collection('users', userSchema, [['email'], ['createdAt'], ['terms', 'createdAt']]);

/** When a staff member left, also after the account is gone. Id: HMAC of the address. */
export const formerStaff = collection('formerStaff', z.object({ leftStaffAt: instant }), [['leftStaffAt']]);

/** Wishes for a higher bid limit, one for each person: the latest. Id: uid. */
export const limitRequests = collection('limitRequests', limitRequestSchema, [['status', 'at']]);

/** Proofs of funds, each with its private file. Id: proofId. */
export const proofs = collection('proofs', proofSchema, [['deleteAt'], ['uid']]);

/** Id: SHA-256 of the session cookie. */
export const sessions = collection('sessions', sessionSchema, [['uid']]);

/** Id: uid of the auth service. */
export const pendingSignUps = collection('pendingSignUps', pendingSignUpSchema, [['expiresAt']]);

/** A new address that somebody wants, until the link that went there is opened; one for each person. Id: uid. */
export const emailChanges = collection(
  'emailChanges',
  z.object({
    /** SHA-256 of what the link carries. */
    tokenHash: z.string(),
    from: z.string(),
    to: z.email(),
    until: instant,
    /** Since when it is being carried out: it goes on where it was broken off. */
    openedAt: instant.optional(),
  }),
  [['tokenHash'], ['until']],
);

/** What was sold and how far it is. Id: saleId. */
export const sales = collection('sales', saleSchema, [
  ['buyerId', 'openedAt'],
  ['sellerId', 'openedAt'],
  ['backupId', 'openedAt'],
  ['listingKey', 'openedAt'],
  ['dueAt'],
]);

/** A PDF that one side of a sale has sent to the other. Id: `saleFileId(saleId, key)`. */
export const saleFiles = collection('saleFiles', saleFileSchema, [['saleId', 'at']]);

export const saleFileId = (saleId: string, key: string): string => `${saleId}:${key}`;

/** What the sides of a sale write to each other. Id: a number of its own. */
export const saleMessages = collection('saleMessages', saleMessageSchema, [['saleId', 'at']]);

/** Who stands as back-up in an auction that somebody else won. Id: `standbyId(auctionId, uid)`. */
export const standbys = collection('standbys', standbySchema, [['uid']]);

export const standbyId = (auctionId: string, uid: string): string => `${auctionId}:${uid}`;

/** A person's hearts and hidden homes. Id: uid. Whoever has `calendarToken` may read the auctions of the hearts. */
export const watchLists = collection(
  'watchLists',
  z.object({
    marks: z.array(homeMarkSchema),
    /** The slugs of the hearts among them, to be found by. */
    saved: z.array(z.string()).default([]),
    calendarToken: z.string().nullable(),
  }),
  [['calendarToken'], ['saved']],
);

/**
 * A search that tells its person of new homes. `query` is as `toSearchParams` writes it; `dueAt`: when the tick has to run
 * it, null for one that waits for the next new home or tells nothing. Whoever has `stopToken` may stop its mails.
 */
export const savedSearches = collection(
  'savedSearches',
  z.object({
    uid: z.string(),
    name: z.string(),
    query: z.string(),
    frequency: z.enum(alertFrequencies),
    status: z.enum(['on', 'paused', 'deleted']),
    createdAt: instant,
    changedAt: instant,
    toldUntil: instant,
    told: z.array(z.object({ key: z.string(), listedAt: instant })),
    dueAt: instant.nullable(),
    stopToken: z.string(),
  }),
  [['uid', 'createdAt'], ['dueAt'], ['frequency', 'status'], ['stopToken'], ['status', 'changedAt']],
);

export type SavedSearch = z.output<typeof savedSearches.schema>;
/** What sellers are writing, and where it stands with the reviewers. Id: draftId, later also the listing's key. */
export const drafts = collection('drafts', draftSchema, [
  ['owner.uid', 'changedAt'],
  ['standing.status', 'standing.submittedAt'],
  ['dueAt'],
]);

/**
 * Of a home, for those who saved it or bid on it; the tick carries it round, first to the bidders of `auctionId`. Id:
 * listing key and the number of the log's entry. Gone when all are told.
 */
export const news = collection(
  'news',
  z.object({
    listingKey: z.string(),
    slug: z.string(),
    auctionId: z.string().nullable(),
    news: newsSchema,
    at: instant,
    dueAt: instant,
    toldBidders: z.number().int(),
    /** Of the watchers. */
    cursor: z.string().nullable(),
  }),
  [['dueAt']],
);
export type HomeNews = z.output<typeof news.schema>;

/** How often a home's page was opened on a day of New York, `2026-11-22`. Id: `viewsId(listingKey, day)`. */
export const homeViews = collection(
  'homeViews',
  z.object({ listingKey: z.string(), day: z.string(), count: z.number().int().min(1) }),
  [['listingKey', 'day']],
);

export const viewsId = (listingKey: string, day: string): string => `${listingKey}:${day}`;

/** Those that sell through several people. Id: organisationId, which is also the owner of their drafts. */
export const organisations = collection('organisations', organisationSchema, [['memberUids']]);

/** Which verified organization has a name. Id: `nameKey` of the name, so that only one can have it. */
export const organisationNames = collection('organisationNames', z.object({ organisationId: z.string() }));

/**
 * What the tick still has to do after a suspension or its end: pause or resume auctions, and take homes down. Id:
 * organisationId. `cursor`: how far the homes are; `left`: homes that could not be taken down.
 */
export const organisationOrders = collection(
  'organisationOrders',
  z.object({
    organisationId: z.string(),
    order: z.enum(['hide', 'restore']),
    takedown: z
      .object({
        reason: z.enum(takedownReasons),
        note: z.string(),
        by: z.object({ uid: z.string(), name: z.string(), role: roleSchema }),
      })
      .nullable(),
    at: instant,
    cursor: z.string().nullable(),
    left: z.number().int(),
  }),
);
export type OrganisationOrder = z.output<typeof organisationOrders.schema>;

/** Auctions that a suspension paused, and that its end resumes. Id: auctionId. */
export const heldAuctions = collection(
  'heldAuctions',
  z.object({ organisationId: z.string(), at: instant }),
  [['organisationId']],
);

/** Tables on their way in. Id: importId. */
export const imports = collection('imports', importSchema, [
  ['organisationId', 'createdAt'],
  ['state'],
  ['changedAt'],
]);

/** What was not taken of a piece of a table. Id: `importPieceId(importId, piece)`. */
export const importPieces = collection('importPieces', importPieceSchema);

export const importPieceId = (importId: string, piece: number): string => `${importId}:${piece}`;

/** Id: SHA-256 of the organisation and the key. */
export const importKeys = collection('importKeys', importKeySchema, [['draftId']]);

/** Files on their way to a draft, and what became of them. Id: `uploadId(draftId, key)`. */
export const uploads = collection('uploads', uploadSchema, [
  ['expiresAt'],
  ['draftId', 'state'],
  ['uid', 'state'],
]);

export const uploadId = (draftId: string, key: string): string => `${draftId}:${key}`;

/** What was sent in, as it was. Id: `submissionId(draftId, number)`. */
export const submissions = collection('submissions', contentSchema.extend({ at: instant }));

export const submissionId = (draftId: string, submission: number): string => `${draftId}:${submission}`;

/** Who did what, when and why. Id: `auditId(subject, seq)`, or of what staff did the instant and a number. */
export const audit = collection('audit', keptEntrySchema, [['at'], ['terms', 'at']]);

/** Sorts as text in the order of `seq`. */
export const auditId = (subject: string, seq: number): string => `${subject}:${String(seq).padStart(6, '0')}`;

/** Which listing has a home. Id: SHA-256 of the home's key. */
export const homes = collection('homes', z.object({ key: z.string(), listingKey: z.string() }));

/** The server's last sign of life, id `server`: tells an outage from a quiet hour. */
export const heartbeats = collection('heartbeats', z.object({ at: instant }));

/** Gaps of the heartbeat. Id: `from-to`. `settledAt`: when every auction that it touched had its entry. */
export const outages = collection(
  'outages',
  z.object({ from: instant, to: instant, settledAt: instant.nullable() }),
  [['settledAt'], ['to']],
);

/** Sorts as text in the order of `seq`. */
export const ledgerId = (auctionId: string, seq: number): string =>
  `${auctionId}:${String(seq).padStart(8, '0')}`;

/** What the seed has finished, id `sample`. Written last, so a seed that was killed goes on where it stopped. */
export const seeds = collection('seeds', z.object({ size: z.number().int(), at: instant }));

/** Documents that cannot be read, for staff. Id: SHA-256 of `collection/docId`. `at`: since when. */
export const quarantine = collection('quarantine', quarantinedSchema, [['at']]);

/** That this store is a copy, id `copy`: of which place, and since when it is whole; null while it is being made. */
export const copies = collection(
  'copies',
  z.object({ from: z.string(), startedAt: instant, finishedAt: instant.nullable() }),
);
