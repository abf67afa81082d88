import { choiceLabel } from '@/components/search/filters/filter-copy';
import { occupancyLabel, propertyKindPlural, propertySubTypePlural } from '@/lib/domain/listings/labels';
import { counties } from '@/lib/domain/locations/counties';
import type { ListingQuery } from '@/lib/domain/search/query/listing-query';
import { pointName } from '@/lib/domain/search/text/around';
import { capitalize } from '@/lib/domain/shared/capitalize';
import { formatMoney, formatShortMoney } from '@/lib/format';
import { searchTitle as copy } from '@/messages/search/search-title';

/**
 * The main filters of a search as its heading: `3+ bedroom vacant homes in Brooklyn & Queens, under $600K`. The
 * chips below it name every filter.
 */
export function searchTitle(query: ListingQuery): string {
  const noun = typesOf(query) || copy.homes;
  const adjectives = [bedsOf(query.bedrooms), occupancyOf(query.occupancies)].filter(Boolean);
  const homes = adjectives.length > 0 ? [...adjectives, noun].join(' ') : copy.bankOwned({ noun });
  const phrase = [homes, saleOf(query), placeOf(query)].filter(Boolean).join(' ');
  const words = query.text && copy.matching({ text: query.text });
  return capitalize([phrase, words, priceOf(query.priceCents)].filter(Boolean).join(', '));
}

const mostTypes = 2;

/** The exact types if any are chosen, because they narrow the kinds. */
function typesOf({ kinds, subTypes }: ListingQuery): string {
  const types = subTypes.length > 0 ? subTypes.map(propertySubTypePlural) : kinds.map(propertyKindPlural);
  return types.length > mostTypes ? '' : types.join(' & ').toLowerCase();
}

function bedsOf({ min, max }: ListingQuery['bedrooms']): string {
  if (max === 0) return copy.studio;
  if (max === null) return min === null ? '' : copy.bedsFrom({ min });
  if (min === null) return copy.bedsUpTo({ max });
  return min === max ? copy.beds({ count: min }) : copy.bedsBetween({ min, max });
}

/** Occupancies that can stand before a noun. */
const adjectives: ReadonlySet<string> = new Set(['Vacant', 'Tenant', 'Mixed']);

function occupancyOf([value, ...others]: ListingQuery['occupancies']): string {
  return value && others.length === 0 && adjectives.has(value) ? occupancyLabel(value).toLowerCase() : '';
}

function saleOf({ phases: [phase, ...phases], saleFormats: [format, ...formats] }: ListingQuery): string {
  if (phase) return phases.length === 0 ? phaseWords[phase] : '';
  if (!format || formats.length > 0) return '';
  return format === 'auction' ? copy.atAuction : copy.atFixedPrice;
}

const phaseWords = {
  live: copy.inLiveAuctions,
  upcoming: copy.inUpcomingAuctions,
  'for-sale': copy.atFixedPrice,
  'coming-soon': copy.comingSoon,
  'under-contract': copy.underContract,
  ended: copy.fromEndedAuctions,
  sold: copy.sold,
} as const;

const mostNames = 3;

function placeOf(query: ListingQuery): string {
  if (query.near) return copy.withinMiles({ miles: query.near.radiusMiles, place: pointName(query.near) });
  if (query.area.length > 0) return copy.inDrawnArea;
  const names = [
    ...query.counties.map(countyName),
    ...query.cities.map((city) => choiceLabel('cities', city)),
    ...query.zips,
  ];
  if (names.length > mostNames) return copy.inPlaces({ count: names.length });
  if (names.length > 0) return copy.inPlace({ place: joined(names) });
  return query.bounds ? copy.inMapArea : copy.inNewYork;
}

/** `Erie County`; within New York City the borough. */
function countyName(slug: string): string {
  const county = counties.find((each) => each.slug === slug);
  return county?.borough ?? choiceLabel('counties', slug);
}

/** `Brooklyn, Queens & Erie County`. */
const joined = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' & ');

function priceOf({ min, max }: ListingQuery['priceCents']): string {
  if (max === null) return min === null ? '' : copy.over({ min: brief(min) });
  return min === null ? copy.under({ max: brief(max) }) : copy.between({ min: brief(min), max: brief(max) });
}

/** `$600K` if that is exact, else `$612,500`. */
const brief = (cents: number): string =>
  cents % (cents < 100_000_000 ? 100_000 : 1_000_000) === 0 ? formatShortMoney(cents) : formatMoney(cents);
