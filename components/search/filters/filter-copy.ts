import { phaseLabel } from '@/lib/copy/listings/phase-label';
import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
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
import { capitalize } from '@/lib/domain/shared/capitalize';
import { formatCount, formatDay, formatMoney } from '@/lib/format';
import { filterCopy as copy } from '@/messages/search/filter-copy';

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
  saleFormats: named(saleFormats, (format) => (format === 'auction' ? copy.auction : copy.fixedPrice)),
  phases: named(listingPhases, phaseLabel),
  reserves: named(
    reserveStates,
    (state) =>
      ({
        none: copy.noReserve,
        'not-met': copy.reserveNotMet,
        met: copy.reserveMet,
      })[state],
  ),
  occupancies: named(occupancyValues, occupancyLabel),
  deedTypes: named(deedTypes, deedLabel),
  financing: named(
    financings,
    (way) =>
      ({
        CashOnly: copy.cashOnly,
        Conventional: copy.conventionalLoan,
        FHA: copy.fhaLoan,
        VA: copy.vaLoan,
        RenovationLoan: copy.renovationLoan,
        Commercial: copy.commercialLoan,
      })[way],
  ),
  priceChanges: named(priceChanges, (change) => (change === 'cut' ? copy.priceCut : copy.priceIncrease)),
} as const satisfies Partial<Record<ChoiceField, readonly NamedChoice[]>>;

/** Label of a choice on its chip and in the form. */
export function choiceLabel(field: ChoiceField, value: string): string {
  if (field === 'cities') return cityName(value);
  if (field === 'zips') return copy.zipCode({ value });
  return namedChoices[field].find((choice) => choice.value === value)?.label ?? value;
}

/** `croton-on-hudson` → `Croton on Hudson`. */
const cityName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (['of', 'on', 'the'].includes(word) ? word : capitalize(word)))
    .join(' ');

/** A range in words: `2+ beds`, `Built 1900 to 1930`. */
export const rangeLabel = (field: RangeField, range: Range): string => rangeWords[field](range);

const rangeWords: Record<RangeField, (range: Range) => string> = {
  priceCents: (range) => spanAtStart(range, formatMoney),
  wholePriceCents: (range) => copy.allPrice({ range: span(range, formatMoney) }),
  estimatedValueCents: (range) => copy.estimatedValue({ range: span(range, formatMoney) }),
  bedrooms: (range) => (range.max === 0 ? copy.studio : copy.beds(counted(range))),
  bathrooms: (range) => copy.baths(counted(range)),
  livingAreaSqft: (range) => copy.sqFt({ range: many(range) }),
  lotSqft: (range) => copy.sqFtLot({ range: many(range) }),
  yearBuilt: builtLabel,
  units: (range) => copy.units(counted(range)),
  feeCents: (range) =>
    range.max === 0 ? copy.noMonthlyDues : copy.monthlyDues({ range: span(range, formatMoney) }),
  daysOnMarket: (range) => copy.daysMarket(counted(range)),
  hoursLeft: (range) =>
    range.min === null ? copy.endsWithin({ hours: range.max ?? 0 }) : copy.endsHours(counted(range)),
  endDay: endLabel,
};

function builtLabel({ min, max }: Range): string {
  if (min === null) return copy.builtUpTo({ year: max ?? 0 });
  return max === null ? copy.builtFrom({ year: min }) : copy.built({ range: span({ min, max }, String) });
}

function endLabel({ min, max }: Range): string {
  const day = (number: number) => formatDay(noonOf(number));
  if (min === null) return copy.endsBy({ day: day(max ?? 0) });
  return max === null ? copy.endsFrom({ day: day(min) }) : copy.ends({ range: span({ min, max }, day) });
}

function span({ min, max }: Range, show: (value: number) => string): string {
  if (min === null) return copy.upTo({ max: show(max ?? 0) });
  if (max === null) return copy.from({ min: show(min) });
  return min === max ? show(min) : copy.to({ min: show(min), max: show(max) });
}

/** The same at the start of a label. */
function spanAtStart({ min, max }: Range, show: (value: number) => string): string {
  if (min === null) return copy.upToStart({ max: show(max ?? 0) });
  return max === null ? copy.fromStart({ min: show(min) }) : span({ min, max }, show);
}

const many = ({ min, max }: Range): string =>
  max === null ? copy.text({ min: formatCount(min ?? 0) }) : spanAtStart({ min, max }, formatCount);

/** `count` is the number next to the noun: `1 to 2 beds`, `Up to 1 bed`. */
const counted = (range: Range) => ({ range: many(range), count: range.max ?? 0 });

/** A day number since 1970 as an instant on that day in New York. */
const noonOf = (day: number): number => (day * 24 + 12) * 3_600_000;

/** `Within 10 miles of Albany`. */
export const nearLabel = ({ radiusMiles, ...point }: NonNullable<ListingQuery['near']>): string =>
  copy.withinMiles({ radiusMiles, point: pointName(point) });
