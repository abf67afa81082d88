import 'server-only';
import { z } from 'zod';
import { declaredSchema } from '@/lib/domain/accounts/user';
import { ledgerCheckpointSchema } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { auctionEventSchema } from '@/lib/domain/auctions/state/events';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { publicStateSchema } from '@/lib/domain/auctions/state/public-state';
import { auctionSecretSchema } from '@/lib/domain/auctions/state/secrets';
import { postSaleOutcomeSchema } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** The public part of an auction. Id: auctionId. `dueAt`: when the tick next has to act on it. */
export const auctions = collection(
  'auctions',
  z.object({
    slug: z.string(),
    sellerId: z.string(),
    state: publicStateSchema,
    /** Hash of the latest ledger entry. */
    head: z.string(),
    dueAt: instant.nullable(),
    /** The public reason of staff for the current pause; absent otherwise. */
    pauseReason: z.string().optional(),
    /** The post-sale outcome; absent while the sale holds. */
    aftermath: postSaleOutcomeSchema.optional(),
  }),
  [['dueAt'], ['sellerId', 'state.status', 'dueAt'], ['state.at']],
);

export type AuctionRecord = z.output<typeof auctions.schema>;

/**
 * Maximum bids, salts and the sealed reserve. Id: auctionId. Read only for decisions, and by the seller for the
 * own reserve; never shown otherwise.
 */
export const auctionSecrets = collection('auctionSecrets', auctionSecretSchema);

/** Public ledger entries, one document each. Id: `ledgerId(auctionId, seq)`. */
export const ledger = collection(
  'ledger',
  z.object({
    auctionId: z.string(),
    seq: z.number().int(),
    entry: ledgerEntrySchema,
    /** The entry's place in the transparency log; null until it has one. Absent in older documents. */
    leaf: z.number().int().nullable().optional(),
  }),
  [
    ['auctionId', 'seq'],
    ['leaf', 'auctionId', 'seq'],
  ],
);

/** Padded, so that ids sort as text in the order of `seq`. */
export const ledgerId = (auctionId: string, seq: number): string =>
  `${auctionId}:${String(seq).padStart(8, '0')}`;

/** Private events with maximum bids and the person behind each bid or decision. Same ids as the ledger. */
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

/**
 * Hourly ledger checkpoints. Id: `seq` in eight digits. `coveredUntil`: the next checkpoint covers entries
 * after this instant, ms.
 */
export const ledgerCheckpoints = collection(
  'headPublications',
  ledgerCheckpointSchema.extend({ coveredUntil: instant, isFull: z.boolean() }),
  [['seq']],
);

/** Public counters of the site. */
export const counts = collection('counts', z.object({ count: z.number().int(), since: instant }));
