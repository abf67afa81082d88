import 'server-only';
import { z } from 'zod';
import { declaredSchema } from '@/lib/domain/accounts/user';
import { auctionEventSchema } from '@/lib/domain/auctions/state/events';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { publicStateSchema } from '@/lib/domain/auctions/state/public-state';
import { auctionSecretSchema } from '@/lib/domain/auctions/state/secrets';
import { hexField, nameField } from '@/lib/domain/auctions/terms/fields';
import { postSaleOutcomeSchema } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { staffDocumentSchema } from '@/lib/domain/drafts/files/cancellation-documents';
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
    /** The homes that it sells together, its own first. Stays when the lot is over, so that it can be named. */
    lotKeys: z.array(z.string()).optional(),
    /** The lead of the lot whose formation canceled it, so that the auction of the lead sold the home. */
    lotLeadKey: z.string().optional(),
    /** With which our staff may cancel it, or did. */
    staffDocument: staffDocumentSchema.optional(),
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
 * The hourly publications from before there was a transparency log. Nothing writes or reads them now;
 * backups and transfers keep them. Id: `seq` in eight digits.
 */
export const ledgerCheckpoints = collection(
  'headPublications',
  z.strictObject({
    seq: z.int().min(1),
    at: instant,
    heads: z.array(z.strictObject({ auctionId: nameField, seq: z.int().min(1), hash: hexField })).readonly(),
    prevHash: hexField,
    hash: hexField,
    coveredUntil: instant,
    isFull: z.boolean(),
  }),
  [['seq']],
);

/** Public counters of the site. */
export const counts = collection('counts', z.object({ count: z.number().int(), since: instant }));
