import { type Sale, type Told, taxedPlaceOf } from '@/lib/domain/costs/costed-sale';
import { rates } from '@/lib/domain/costs/rates/rates';
import { taxedKindOf } from '@/lib/domain/costs/taxed-kind';
import { isUnknownLien, type Lien, staysWithHome } from '@/lib/domain/listings/liens';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { type Cents, cents } from '@/lib/domain/shared/money';
import type { PublicListing } from './listing-card';
import { isKnownSeller } from './seller-disclosure';

/** What a listing says of its own whole price, for a buyer who pays cash. Without terms of its sale, each side owes the taxes that the law lays on it. */
export function saleOfListing(listing: PublicListing): Sale {
  const { taxes, title, chargesOwed } = listing;
  const tellers = [title, taxes, ...(chargesOwed ? [chargesOwed] : [])];
  return {
    ...figuresOfListing(listing),
    told: {
      arrears: told(
        tellers.map(({ source }) => source).join('; '),
        Math.min(...tellers.map(({ asOf }) => asOf)),
      ),
      propertyTax: told(taxes.source, taxes.asOf),
      fee: told('The listing', listing.modifiedAt),
    },
  };
}

/** The same without who says so, for where the sum alone is wanted: days take longer to write than the sum to compute. */
export function figuresOfListing(listing: PublicListing): Sale {
  const { taxes, title, seller } = listing;
  return {
    place: taxedPlaceOf(listing.countyOrParish, listing.city),
    kind: taxedKindOf(listing.propertySubType, listing.numberOfUnitsTotal),
    sellerIsExempt: seller.kind === 'government' && isKnownSeller(seller),
    buyerPaysSellersTaxes: listing.saleTerms?.transferTaxPayer === 'Buyer',
    sellerPaysTitleInsurance: title.titleInsurance === 'SellerPays',
    premium: null,
    loan: null,
    arrearsCents: arrearsOf(listing),
    propertyTaxYearCents: taxes.taxAnnualAmountCents,
    feeMonthCents: feeMonthOf(listing),
    monthsUntilKeys: monthsUntilKeysOf(listing),
    own: {},
    told: null,
  };
}

const told = (label: string, at: number): Told => ({ source: { label, href: null }, asOf: newYorkDay(at) });

/** A lien stays with the home and nobody says how much it is: a sum without it would be too low. */
export const hasUnknownLien = (listing: PublicListing): boolean => listing.title.liens.some(isUnknownLien);

/**
 * Liens that pass to the buyer or that nobody has settled. A lien for the property tax says what becomes of its arrears.
 * Charges are told as owed and as liens by others, and count once: the larger of both.
 */
function arrearsOf(listing: PublicListing): Cents {
  const { title, taxes, chargesOwed } = listing;
  const open = title.liens.filter(staysWithHome);
  const hasTaxLien = title.liens.some(({ kind }) => kind === 'PropertyTax');
  const ofTax = hasTaxLien ? 0 : taxes.arrearsCents;
  const ofCharges = Math.max(sumOf(open.filter(isForCharges)), chargesOwed?.amountCents ?? 0);
  return cents(sumOf(open.filter((lien) => !isForCharges(lien))) + ofTax + ofCharges);
}

const isForCharges = ({ kind }: Lien): boolean => kind === 'WaterAndSewer' || kind === 'CommonCharges';

const sumOf = (liens: readonly Lien[]): number =>
  liens.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);

const monthsOf = { Monthly: 1, Quarterly: 3, Annually: 12 } as const;

const feeMonthOf = ({ association }: PublicListing): Cents =>
  cents(association ? Math.round(association.feeCents / monthsOf[association.frequency]) : 0);

/** The least that tenants may stay. For a former owner, and where nobody knows who lives there, the same is assumed. */
const monthsUntilKeysOf = ({ occupancy, possession, propertyType }: PublicListing): number =>
  possession === 'VacantAtClosing' || occupancy.value === 'Vacant' || propertyType === 'Land'
    ? 0
    : rates.tenants.months;
