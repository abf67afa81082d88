import type { ResultKind } from '@/lib/domain/listing-views/auction-results';
import { auctionResults } from '@/messages/listings/auction-results';

export const resultLabel = (kind: ResultKind): string => auctionResults[kind];
