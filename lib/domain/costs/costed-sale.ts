import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax, Source } from '@/lib/domain/costs/rates/rates-schema';
import type { Cents } from '@/lib/domain/shared/money';
import type { TaxedKind } from './taxed-kind';

/** Where the land lies: a county, and the city or town in it that has a tax of its own. */
export interface TaxedPlace {
  /** As in lib/domain/places, without the word County. */
  readonly county: string;
  /** A key of `rates.localTaxes`, or null. */
  readonly town: string | null;
}

/** Figures of people and offices: each has an estimate until somebody types one. */
export const estimateNames = {
  'title-insurance': 'Owner’s title insurance',
  'lender-title-insurance': 'Lender’s title insurance',
  attorney: 'Your attorney',
  searches: 'Searches and endorsements',
  recording: 'Recording',
  insurance: 'Insurance of the first year',
} as const;
export const estimateIds = [
  'title-insurance',
  'lender-title-insurance',
  'attorney',
  'searches',
  'recording',
  'insurance',
] as const satisfies readonly (keyof typeof estimateNames)[];
export type EstimateId = (typeof estimateIds)[number];

export interface Told {
  readonly source: Source;
  readonly asOf: string;
}

export interface Loan {
  readonly downPercent: number;
  /** A year. */
  readonly ratePercent: number;
  readonly years: number;
}

/** All that the whole price depends on beside the bid: parcel, contract, buyer. */
export interface Sale {
  readonly place: TaxedPlace;
  readonly kind: TaxedKind;
  /** A government, which leaves the seller's taxes to the buyer. */
  readonly sellerIsExempt: boolean;
  /** By contract, as banks often ask. */
  readonly buyerPaysSellersTaxes: boolean;
  readonly sellerPaysTitleInsurance: boolean;
  /** On top of the bid; the larger of both. */
  readonly premium: { readonly percent: number; readonly leastCents: Cents } | null;
  readonly loan: Loan | null;
  /** What the buyer takes over; null when nobody has said. */
  readonly arrearsCents: Cents | null;
  readonly propertyTaxYearCents: Cents | null;
  /** Common charges, maintenance, lot rent. */
  readonly feeMonthCents: Cents | null;
  /** Until those who live there have left. */
  readonly monthsUntilKeys: number;
  readonly own: Readonly<Partial<Record<EstimateId, Cents>>>;
  /** Who says these figures; null when the visitor has typed them. */
  readonly told: Readonly<Record<'arrears' | 'propertyTax' | 'fee', Told>> | null;
}

export const isInNewYorkCity = ({ county }: TaxedPlace): boolean => rates.newYorkCity.includes(county);

export const localTaxOf = ({ town }: TaxedPlace): LocalTax | null =>
  town === null ? null : (rates.localTaxes[town] ?? null);

/** The town of a postal address, as far as it has a tax of its own. Postal cities reach beyond the municipalities. */
export function taxedPlaceOf(county: string, city: string): TaxedPlace {
  const found = Object.entries(rates.localTaxes).find(
    ([, tax]) => tax.county === county && tax.postalCities.includes(city),
  );
  return { county, town: found?.[0] ?? null };
}
