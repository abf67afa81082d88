import 'server-only';
import { z } from 'zod';
import { bidAnswerSchema, purchaseAnswerSchema } from '@/lib/domain/auctions/commands/bid-answer';
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

/** The exposures of a person, against their bid limit. Stored under the name `stakes`. Id: uid. */
export const bidExposures = collection('stakes', bidExposuresSchema);

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
