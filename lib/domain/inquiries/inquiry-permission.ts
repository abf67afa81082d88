import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';

/** A sale may fall through, so sellers take inquiries until it closes. At auction, questions are public. */
export const canAskSeller = ({
  standardStatus,
  auctionId,
}: Pick<Listing, 'standardStatus' | 'auctionId'>): boolean =>
  isPublicStatus(standardStatus) && standardStatus !== 'Closed' && auctionId === null;
