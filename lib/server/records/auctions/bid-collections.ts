import 'server-only';
import { z } from 'zod';
import { bidListSchema } from '@/lib/domain/auctions/bid-lists/bid-list';
import { bidAnswerSchema, purchaseAnswerSchema } from '@/lib/domain/auctions/commands/bid-answer';
import { addedDeviceField } from '@/lib/domain/auctions/keys/added-device';
import { knownKeyField } from '@/lib/domain/auctions/keys/signed-bid';
import { bidExposuresSchema } from '@/lib/domain/eligibility/bid-exposure';
import { blockSchema } from '@/lib/domain/eligibility/bidder-block';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** A bidder's own row in an auction. Id: `${auctionId}:${uid}`. */
export const bids = collection(
  'bids',
  z.object({
    auctionId: z.string(),
    uid: z.string(),
    alias: z.string(),
    /** Absent if the person used buy now without a bid. */
    maximumCents: z.number().int().optional(),
    lastBidAt: instant,
    /** The version of the lead paint terms accepted with a bid. */
    leadPaint: z.string().optional(),
    /** The keys that signed their bids here, in order. */
    keys: z.array(knownKeyField).readonly().optional(),
    /** A hash of what `bidderKeys` has of the bidder. */
    remembered: z.string().optional(),
    /** A hash of the device of the latest bid, which matches no other account's. */
    device: z.string().optional(),
    /** The keys that asked an earlier one to add them, until their first bid. */
    devices: z.array(addedDeviceField).readonly().optional(),
  }),
  [
    ['uid', 'lastBidAt'],
    ['auctionId', 'uid'],
  ],
);

export type BidRecord = z.output<typeof bids.schema>;

/**
 * Whose key signed bids in an auction, so that nobody else uses it there. Id: `${auctionId}:${hash}` of the key.
 */
export const bidKeys = collection('bidKeys', z.object({ auctionId: z.string(), alias: z.string() }));

/**
 * The people who bid in an auction under one name at one ZIP code, who bid and declared it, or who used one device. Id:
 * `${auctionId}:${hash}`, so that the names a bidder declared are looked up without a query. Deleted when the
 * auction is over, a shared device when the sale is: `checkAt` says when to look.
 */
export const bidderKeys = collection(
  'bidderKeys',
  z.object({
    auctionId: z.string(),
    uids: z.array(z.string()),
    checkAt: instant,
    /** The auction, if it is a device on which a second account was refused there. */
    sharedIn: z.string().optional(),
  }),
  [['uids'], ['checkAt'], ['sharedIn']],
);

/** Bid lists: auctions in order, of which the person wins one at most. Id: listId. */
export const bidLists = collection('bidLists', bidListSchema, [['uid', 'startedAt'], ['dueAt']]);

/** A person's bid exposures, which count against the bid limit. Stored as `stakes`. Id: uid. */
export const bidExposures = collection('stakes', bidExposuresSchema);

/** Bidder blocks. Id: `blockId(auctionId, uid)`. */
export const blocks = collection('blocks', blockSchema, [['auctionId']]);

export const blockId = (auctionId: string, uid: string): string => `${auctionId}:${uid}`;

const requestSchema = z.object({
  body: z.string(),
  answer: bidAnswerSchema.optional(),
  /** The answer to a buy-now request. */
  purchase: purchaseAnswerSchema.optional(),
  at: instant,
});

/** Answers to accepted requests, returned when a request is repeated. Id: `${auctionId}:${uid}:${key}`. */
export const requests = collection('requests', requestSchema, [['at']]);

export type RequestRecord = z.output<typeof requestSchema>;

/**
 * A bidder's latest refusals in an auction, returned when a request is repeated, and the withdrawn keys. One
 * document, however many requests there are. Id: `${auctionId}:${uid}`.
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
