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
import { formatCount, formatDay, formatMoney } from '@/lib/format';
import * as copy from '@/messages/search';

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
  saleFormats: named(saleFormats, (format) =>
    format === 'auction' ? copy.filterCopy.auction : copy.filterCopy.fixedPrice,
  ),
  phases: named(listingPhases, phaseLabel),
  reserves: named(
    reserveStates,
    (state) =>
      ({
        none: copy.filterCopy.noReserve,
        'not-met': copy.filterCopy.reserveNotMet,
        met: copy.filterCopy.reserveMet,
      })[state],
  ),
  occupancies: named(occupancyValues, occupancyLabel),
  deedTypes: named(deedTypes, deedLabel),
  financing: named(
    financings,
    (way) =>
      ({
        CashOnly: copy.filterCopy.cashOnly,
        Conventional: copy.filterCopy.conventionalMortgage,
        FHA: copy.filterCopy.fhaLoan,
        VA: copy.filterCopy.vaLoan,
        RenovationLoan: copy.filterCopy.renovationLoan,
        Commercial: copy.filterCopy.commercialLoan,
      })[way],
  ),
  priceChanges: named(priceChanges, (change) =>
    change === 'cut' ? copy.filterCopy.priceCut : copy.filterCopy.priceRaised,
  ),
} as const satisfies Partial<Record<ChoiceField, readonly NamedChoice[]>>;

/** Label of a choice on its chip and in the form. */
export function choiceLabel(field: ChoiceField, value: string): string {
  if (field === 'cities') return cityName(value);
  if (field === 'zips') return copy.filterCopy.zipCode({ value });
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
  wholePriceCents: (range) => copy.filterCopy.wholePrice({ range: span(range, formatMoney) }),
  estimatedValueCents: (range) => copy.filterCopy.estimatedValue({ range: span(range, formatMoney) }),
  bedrooms: (range) =>
    range.max === 0 ? copy.filterCopy.studio : copy.filterCopy.beds({ range: many(range) }),
  bathrooms: (range) => copy.filterCopy.baths({ range: many(range) }),
  livingAreaSqft: (range) => copy.filterCopy.sqFt({ range: many(range) }),
  lotSqft: (range) => copy.filterCopy.lotSqFt({ range: many(range).toLowerCase() }),
  yearBuilt: (range) => copy.filterCopy.built({ range: span(range, String) }),
  units: (range) => copy.filterCopy.units({ range: many(range) }),
  feeCents: (range) =>
    range.max === 0
      ? copy.filterCopy.noMonthlyDues
      : copy.filterCopy.monthlyDues({ range: span(range, formatMoney) }),
  daysOnMarket: (range) => copy.filterCopy.daysMarket({ range: many(range) }),
  hoursLeft: (range) => copy.filterCopy.endsHours({ range: many(range).toLowerCase() }),
  endDay: (range) => copy.filterCopy.ends({ range: span(range, (day) => formatDay(noonOf(day))) }),
};

function span({ min, max }: Range, show: (value: number) => string): string {
  if (min === null) return `up to ${show(max ?? 0)}`;
  if (max === null) return `from ${show(min)}`;
  return min === max ? show(min) : copy.filterCopy.to({ min: show(min), max: show(max) });
}

const many = ({ min, max }: Range): string =>
  max === null
    ? copy.filterCopy.more({ min: formatCount(min ?? 0) })
    : capital(span({ min, max }, formatCount));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A day number since 1970 as an instant on that day in New York. */
const noonOf = (day: number): number => (day * 24 + 12) * 3_600_000;

/** `Within 10 miles of Albany`. */
export const nearLabel = ({ radiusMiles, ...point }: NonNullable<ListingQuery['near']>): string =>
  copy.filterCopy.withinOther({ radiusMiles, point: pointName(point) });
