import { taxedPlaceOf } from '@/lib/domain/costs/sale/costed-sale';
import { isExemptSeller } from '@/lib/domain/costs/sale/exempt-seller';
import { taxedKindOf } from '@/lib/domain/costs/sale/taxed-kind';
import type { Listing } from '@/lib/domain/listings/listing';
import { plainBases } from './deed-bases';
import { deedTaxes } from './deed-taxes';

type Home = Pick<Listing, 'countyOrParish' | 'city' | 'propertySubType' | 'numberOfUnitsTotal'> & {
  readonly seller: Pick<Listing['seller'], 'kind'> & { readonly name?: string };
  readonly saleTerms?: Pick<NonNullable<Listing['saleTerms']>, 'transferTaxPayer'> | undefined;
};

/** The price less the seller's taxes on the deed, in cents. Liens and attorney's fees are not deducted. */
export function sellerNet(home: Home, priceCents: number): number {
  const { kind, name = null } = home.seller;
  if (home.saleTerms?.transferTaxPayer === 'Buyer' || isExemptSeller({ kind, name })) return priceCents;
  const parcel = {
    place: taxedPlaceOf(home.countyOrParish, home.city),
    kind: taxedKindOf(home.propertySubType, home.numberOfUnitsTotal),
    residentialPercent: null,
  };
  return deedTaxes(parcel, plainBases(priceCents))
    .filter(({ owedBy }) => owedBy === 'Seller')
    .reduce((net, { amountCents }) => net - amountCents, priceCents);
}
