import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { publicAuctionSchema } from '@/lib/domain/auctions/terms/public-auction-schema';
import type { Schema } from '@/lib/domain/open-data/open-api';
import { auctionSchemas as copy } from '@/messages/open-data/auction-schemas';
import { toJsonSchema } from './json-schema';

/** An auction's state and the entries of its ledger. */
export const auctionSchemas: Readonly<Record<string, Schema>> = {
  AuctionState: {
    ...toJsonSchema(publicAuctionSchema),
    description: copy.publicStateAuction,
  },
  LedgerEntry: {
    ...toJsonSchema(ledgerEntrySchema),
    description: copy.ledgerEntryChained,
  },
};
