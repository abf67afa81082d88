import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax, Source } from '@/lib/domain/costs/rates/rates-schema';
import type { Cents } from '@/lib/domain/shared/money';
import type { TaxedKind } from './taxed-kind';

/** Where the property is: a county, and the city or town in it if that has a tax of its own. */
export interface TaxedPlace {
  /** As in lib/domain/locations/counties, without the word County. */
  readonly county: string;
  /** A key of `rates.localTaxes`, or null. */
  readonly town: string | null;
}

/** Costs of services and offices. Each is an estimate until the visitor types a figure. */
export const estimateIds = [
  'title-insurance',
  'lender-title-insurance',
  'title-closer',
  'attorney',
  'searches',
  'recording',
  'lender-fees',
  'lender-attorney',
  'prepaid-interest',
  'tax-escrow',
  'financing-statement',
  'recognition',
  'board',
  'move-in',
  'insurance',
  'registration',
  'eviction',
] as const;
export type EstimateId = (typeof estimateIds)[number];

/**
 * Costs without a published figure that fits every home. They count once the visitor types a quote; that of a
 * vacant home has an estimate once they say for how long.
 */
export const quoteIds = [
  'inspection',
  'survey',
  'well-septic',
  'flood-insurance',
  'vacant-policy',
  'loan-charges',
  'working-capital',
  'moving',
] as const;
export type QuoteId = (typeof quoteIds)[number];

export interface FigureSource {
  readonly source: Source;
  readonly asOf: string;
}

export interface Loan {
  readonly downPercent: number;
  /** Annual rate. */
  readonly ratePercent: number;
  readonly years: number;
}

/** Everything besides the bid that the total cost depends on: property, contract and buyer. */
export interface Sale {
  readonly place: TaxedPlace;
  readonly kind: TaxedKind;
  /** The part of a building with shops that is for dwellings, in percent; null if unknown. */
  readonly residentialPercent: number | null;
  /** True for a government or a government-sponsored enterprise, whose taxes the buyer owes. */
  readonly sellerIsExempt: boolean;
  /** By contract, as banks often require. */
  readonly buyerPaysSellersTaxes: boolean;
  readonly sellerPaysTitleInsurance: boolean;
  /** Buyer's premium on top of the bid: the larger of the two. */
  readonly premium: { readonly percent: number; readonly leastCents: Cents } | null;
  readonly loan: Loan | null;
  /** Arrears that the buyer takes over; null if unknown. */
  readonly arrearsCents: Cents | null;
  readonly propertyTaxYearCents: Cents | null;
  /** Common charges, maintenance or lot rent. */
  readonly feeMonthCents: Cents | null;
  /** Months until the occupants have left. */
  readonly monthsUntilKeys: number;
  /** Months in which nobody lives in the home, which its insurance must cover. */
  readonly vacantMonths: number;
  readonly own: Readonly<Partial<Record<EstimateId | QuoteId, Cents>>>;
  /** Source of these figures; null if the visitor typed them. */
  readonly figureSources: Readonly<Record<'arrears' | 'propertyTax' | 'fee', FigureSource>> | null;
  /** For several homes sold together: each with its share of the bid. The contract is that of this sale. */
  readonly lot?: readonly LotPart[];
}

/** A home of a lot, with its share of the bid in basis points. */
export interface LotPart {
  readonly basisPoints: number;
  readonly sale: Omit<Sale, 'lot'>;
}

export const isInNewYorkCity = ({ county }: TaxedPlace): boolean => rates.newYorkCity.includes(county);

export const localTaxOf = ({ town }: TaxedPlace): LocalTax | null =>
  town === null ? null : (rates.localTaxes[town] ?? null);

/**
 * The county, and the town if the postal city has a tax of its own. A postal city can reach beyond the
 * municipality, so the town may be wrong near its limits.
 */
export function taxedPlaceOf(county: string, city: string): TaxedPlace {
  const found = Object.entries(rates.localTaxes).find(
    ([, tax]) => tax.county === county && tax.postalCities.includes(city),
  );
  return { county, town: found?.[0] ?? null };
}
