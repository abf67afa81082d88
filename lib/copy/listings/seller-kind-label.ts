import type { SellerKind } from '@/lib/domain/listings/vocabulary';
import { sellerKinds } from '@/messages/listings/seller-kinds';

export const sellerKindLabel = (kind: SellerKind): string => sellerKinds[kind];
