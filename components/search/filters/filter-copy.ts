import { listingPhases, phaseLabel } from '@/lib/domain/listing-views/sale-phase';
import { deedLabel, occupancyLabel, propertyKindLabel, propertyLabel } from '@/lib/domain/listings/labels';
import {
  deedTypes,
  occupancyValues,
  propertyKinds,
  propertySubTypes,
} from '@/lib/domain/listings/vocabulary';
import { counties, countyLabel } from '@/lib/domain/locations/counties';
import {
  type ChoiceField,
  financings,
  type ListingQuery,
  priceChanges,
  type Range,
  type RangeField,
  reserveStates,
  saleFormats,
} from '@/lib/domain/search/query/listing-query';
import { pointName } from '@/lib/domain/search/text/around';
import { formatCount, formatDay, formatMoney, formatPlural } from '@/lib/format';

interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

const named = <T extends string>(
  values: readonly T[],
  labelOf: (value: T) => string,
): readonly NamedChoice[] => values.map((value) => ({ value, label: labelOf(value) }));

/** Choices of each field with fixed choices. */
export const namedChoices = {
  counties: counties.map((county) => ({ value: county.slug, label: countyLabel(county) })),
  kinds: named(propertyKinds, propertyKindLabel),
  subTypes: named(propertySubTypes, (propertySubType) => propertyLabel({ propertySubType })),
  saleFormats: named(saleFormats, (format) => (format === 'auction' ? 'Auction' : 'Fixed price')),
  phases: named(listingPhases, phaseLabel),
  reserves: named(
    reserveStates,
    (state) => ({ none: 'No reserve', 'not-met': 'Reserve not met', met: 'Reserve met' })[state],
  ),
  occupancies: named(occupancyValues, occupancyLabel),
  deedTypes: named(deedTypes, deedLabel),
  financing: named(
    financings,
    (way) =>
      ({
        CashOnly: 'Cash only',
        Conventional: 'Conventional mortgage',
        FHA: 'FHA loan',
        VA: 'VA loan',
        RenovationLoan: 'Renovation loan',
        Commercial: 'Commercial loan',
      })[way],
  ),
  priceChanges: named(priceChanges, (change) => (change === 'cut' ? 'Price cut' : 'Price raised')),
} as const satisfies Partial<Record<ChoiceField, readonly NamedChoice[]>>;

/** Label of a choice on its chip and in the form. */
export function choiceLabel(field: ChoiceField, value: string): string {
  if (field === 'cities') return cityName(value);
  if (field === 'zips') return `ZIP code ${value}`;
  return namedChoices[field].find((choice) => choice.value === value)?.label ?? value;
}

/** `croton-on-hudson` → `Croton on Hudson`. */
const cityName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (['of', 'on', 'the'].includes(word) ? word : capital(word)))
    .join(' ');

/** A range in words: `2 or more beds`, `Built from 1900 to 1930`. */
export const rangeLabel = (field: RangeField, range: Range): string => rangeWords[field](range);

const rangeWords: Record<RangeField, (range: Range) => string> = {
  priceCents: (range) => capital(span(range, formatMoney)),
  wholePriceCents: (range) => `Whole price ${span(range, formatMoney)}`,
  estimatedValueCents: (range) => `Estimated value ${span(range, formatMoney)}`,
  bedrooms: (range) => (range.max === 0 ? 'Studio' : `${many(range)} beds`),
  bathrooms: (range) => `${many(range)} baths`,
  livingAreaSqft: (range) => `${many(range)} sq ft`,
  lotSqft: (range) => `Lot of ${many(range).toLowerCase()} sq ft`,
  yearBuilt: (range) => `Built ${span(range, String)}`,
  units: (range) => `${many(range)} units`,
  feeCents: (range) => (range.max === 0 ? 'No monthly dues' : `Monthly dues ${span(range, formatMoney)}`),
  daysOnMarket: (range) => `${many(range)} days on the market`,
  hoursLeft: (range) => `Ends in ${many(range).toLowerCase()} hours`,
  endDay: (range) => `Ends ${span(range, (day) => formatDay(noonOf(day)))}`,
};

function span({ min, max }: Range, show: (value: number) => string): string {
  if (min === null) return `up to ${show(max ?? 0)}`;
  if (max === null) return `from ${show(min)}`;
  return min === max ? show(min) : `${show(min)} to ${show(max)}`;
}

const many = ({ min, max }: Range): string =>
  max === null ? `${formatCount(min ?? 0)} or more` : capital(span({ min, max }, formatCount));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A day number since 1970 as an instant on that day in New York. */
const noonOf = (day: number): number => (day * 24 + 12) * 3_600_000;

/** `Within 10 miles of Albany`. */
export const nearLabel = ({ radiusMiles, ...point }: NonNullable<ListingQuery['near']>): string =>
  `Within ${formatPlural(radiusMiles, 'mile')} of ${pointName(point)}`;

/** Title of each filter, above its choices and next to its value. */
export const fieldTitles: Record<ChoiceField | RangeField, string> = {
  counties: 'County',
  cities: 'City',
  zips: 'ZIP code',
  kinds: 'Type',
  subTypes: 'Kind of building',
  saleFormats: 'Sale',
  phases: 'Status',
  reserves: 'Reserve',
  occupancies: 'Occupancy',
  deedTypes: 'Deed',
  financing: 'Financing',
  priceChanges: 'Price change',
  priceCents: 'Price',
  wholePriceCents: 'Whole price',
  estimatedValueCents: 'Estimated value',
  bedrooms: 'Beds',
  bathrooms: 'Baths',
  livingAreaSqft: 'Living area in sq ft',
  lotSqft: 'Lot in sq ft',
  yearBuilt: 'Year built',
  units: 'Units',
  feeCents: 'Monthly dues (HOA, condo or co-op)',
  daysOnMarket: 'Days on the market',
  hoursLeft: 'Ends within',
  endDay: 'Day of the end',
};
