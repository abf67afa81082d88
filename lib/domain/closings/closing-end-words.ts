import type { SaleEndReason } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';

/** Why a closing failed, for everybody. What the sides say about each other stays between them. */
export const closingEndWords: Readonly<Record<SaleEndReason, string>> = {
  financing: 'the financing was refused',
  title: 'the title could not be cleared',
  condition: 'the condition of the home',
  contract: 'no agreement on the contract',
  other: 'both sides agreed to end it',
  'nobody-acted': 'nobody went on with it in time',
  buyer: 'the buyer did not complete it',
  seller: 'the seller did not complete it',
};
