import 'server-only';
import { z } from 'zod';
import { declaredSchema } from '@/lib/domain/accounts/user';
import { publicationSchema } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { auctionEventSchema } from '@/lib/domain/auctions/state/events';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { publicStateSchema } from '@/lib/domain/auctions/state/public-state';
import { auctionSecretSchema } from '@/lib/domain/auctions/state/secrets';
import { postSaleOutcomeSchema } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { collection, instant } from '@/lib/server/platform/store/collection';

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
    aftermath: postSaleOutcomeSchema.optional(),
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

/** Sorts as text in the order of `seq`. */
export const ledgerId = (auctionId: string, seq: number): string =>
  `${auctionId}:${String(seq).padStart(8, '0')}`;

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
