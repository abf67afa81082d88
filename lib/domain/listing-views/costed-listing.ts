import { rates } from '@/lib/domain/costs/rates/rates';
import { type FigureSource, type Sale, taxedPlaceOf } from '@/lib/domain/costs/sale/costed-sale';
import { isExemptSeller } from '@/lib/domain/costs/sale/exempt-seller';
import { taxedKindOf } from '@/lib/domain/costs/sale/taxed-kind';
import { isUnknownLien, type Lien, staysWithHome } from '@/lib/domain/listings/liens';
import { isKnownSeller } from '@/lib/domain/listings/shown-seller';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { type Cents, cents } from '@/lib/domain/shared/money';
import type { PublicListing } from './listing-card';

/**
 * The sale facts of a listing for its total cost, for a buyer who pays cash. Without sale terms, each side
 * owes the taxes that the law assigns to it.
 */
export function saleOfListing(listing: PublicListing): Sale {
  const { taxes, title, chargesOwed } = listing;
  const facts = [title, taxes, ...(chargesOwed ? [chargesOwed] : [])];
  return {
    ...figuresOfListing(listing),
    figureSources: {
      arrears: statedBy(
        facts.map(({ source }) => source).join('; '),
        Math.min(...facts.map(({ asOf }) => asOf)),
      ),
      propertyTax: statedBy(taxes.source, taxes.asOf),
      fee: statedBy('The listing', listing.modifiedAt),
    },
  };
}

/**
 * The same without sources and dates, for callers that need only the sum: formatting the dates takes longer
 * than computing the sum.
 */
export function figuresOfListing(listing: PublicListing): Sale {
  const { taxes, title, seller } = listing;
  return {
    place: taxedPlaceOf(listing.countyOrParish, listing.city),
    kind: taxedKindOf(listing.propertySubType, listing.numberOfUnitsTotal),
    residentialPercent: null,
    sellerIsExempt: isKnownSeller(seller) && isExemptSeller(seller),
    buyerPaysSellersTaxes: listing.saleTerms?.transferTaxPayer === 'Buyer',
    sellerPaysTitleInsurance: title.titleInsurance === 'SellerPays',
    premium: null,
    loan: null,
    arrearsCents: arrearsOf(listing),
    propertyTaxYearCents: taxes.taxAnnualAmountCents,
    feeMonthCents: feeMonthOf(listing),
    monthsUntilKeys: monthsUntilKeysOf(listing),
    // Only the buyer knows when somebody moves in.
    vacantMonths: 0,
    own: {},
    figureSources: null,
  };
}

const statedBy = (label: string, at: number): FigureSource => ({
  source: { label, href: null },
  asOf: newYorkDay(at),
});

/** Whether a lien of an unknown amount stays with the home: a total cost without it would be too low. */
export const hasUnknownLien = (listing: PublicListing): boolean => listing.title.liens.some(isUnknownLien);

/**
 * Liens that pass to the buyer or are unresolved. A property tax lien decides who pays the tax arrears.
 * Charges may be stated as charges owed and again as liens; they count once, at the larger of the two.
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

/**
 * The shortest time that tenants may stay. The same is assumed for a former owner and for unknown occupants.
 */
const monthsUntilKeysOf = ({ occupancy, possession, propertyType }: PublicListing): number =>
  possession === 'VacantAtClosing' || occupancy.value === 'Vacant' || propertyType === 'Land'
    ? 0
    : rates.tenants.months;
