import type { Listing } from '@/lib/domain/listings/listing';

type Termed = Pick<Listing, 'saleTerms'>;

/** One contract has one earnest money, one closing date and one payer of the transfer taxes. */
export function isSameTerms({ saleTerms: one }: Termed, { saleTerms: other }: Termed): boolean {
  const of = (terms: Termed['saleTerms']) => [
    terms?.earnestMoneyBasisPoints,
    terms?.closingDays,
    terms?.transferTaxPayer,
    terms?.ownerOccupantDays ?? 0,
  ];
  return JSON.stringify(of(one)) === JSON.stringify(of(other));
}
