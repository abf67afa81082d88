import type { SaleEndReason } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';

/** The public reason why a closing failed. What the sides wrote about each other is not public. */
export const closingEndWords: Readonly<Record<SaleEndReason, string>> = {
  financing: 'the financing was denied',
  title: 'the title couldn’t be cleared',
  condition: 'the condition of the home',
  contract: 'no agreement on the contract',
  other: 'both sides agreed to end it',
  'nobody-acted': 'neither side acted in time',
  buyer: 'the buyer didn’t complete it',
  seller: 'the seller didn’t complete it',
};
