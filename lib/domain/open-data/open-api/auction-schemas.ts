import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { publicAuctionSchema } from '@/lib/domain/auctions/terms/public-auction-schema';
import type { Schema } from '@/lib/domain/open-data/open-api';
import { toJsonSchema } from './json-schema';

/** An auction's state and the entries of its ledger. */
export const auctionSchemas: Readonly<Record<string, Schema>> = {
  AuctionState: {
    ...toJsonSchema(publicAuctionSchema),
    description: 'The public state of an auction. Amounts are in cents.',
  },
  LedgerEntry: {
    ...toJsonSchema(ledgerEntrySchema),
    description: 'A ledger entry, chained to the previous one by its hash.',
  },
};
