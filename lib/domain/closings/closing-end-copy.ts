import type { SaleEndReason } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';

/** The public reason why a closing failed. What the sides wrote about each other is not public. */
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
