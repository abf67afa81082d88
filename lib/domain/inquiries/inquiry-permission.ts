import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';

/** While a sale may still fall through a seller wants to hear of more buyers; under auction all ask in the open. */
export const canAskSeller = ({
  standardStatus,
  auctionId,
}: Pick<Listing, 'standardStatus' | 'auctionId'>): boolean =>
  isPublicStatus(standardStatus) && standardStatus !== 'Closed' && auctionId === null;
