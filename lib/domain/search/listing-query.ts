import { type ListingPhase, listingPhases } from '@/lib/domain/listing/phase';
import { type PropertyKind, propertyKinds } from '@/lib/domain/listing/vocabulary';
import { getCountyBySlug } from '@/lib/domain/places/counties';

export const saleFormats = ['auction', 'fixed-price'] as const;
export const listingSorts = ['ending-soon', 'newest', 'price-up', 'price-down'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A search as its URL says it. Empty lists and null do not narrow; empty `phases` means what can still be bought. */
export interface ListingQuery {
  /** County slugs. */
  readonly counties: readonly string[];
  readonly kinds: readonly PropertyKind[];
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  readonly bedroomsMin: number | null;
  readonly saleFormat: (typeof saleFormats)[number] | null;
  readonly phases: readonly ListingPhase[];
  readonly text: string;
  readonly sort: ListingSort;
  /** From 1. */
  readonly page: number;
}

export const emptyQuery: ListingQuery = {
  counties: [],
  kinds: [],
  minPriceCents: null,
  maxPriceCents: null,
  bedroomsMin: null,
  saleFormat: null,
  phases: [],
  text: '',
  sort: 'ending-soon',
  page: 1,
};

/** A value that was left out of the search, and why. */
export interface IgnoredValue {
  readonly name: string;
  readonly value: string;
  readonly reason: 'unknown' | 'not-a-whole-number' | 'out-of-range' | 'minimum-above-maximum';
}

/** What Next hands to a page, or the browser's own. */
export type ParamsLike = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

const highestPrice = 1_000_000_000;
export const longestText = 100;

/**
 * Reads `county`, `type`, `min`, `max` (dollars), `beds`, `sale`, `status` (`all` for every one), `q`, `sort`, `page`.
 * Never fails: a value that means nothing is left out and told in `ignored`. Other parameters are not ours to judge.
 */
export function parseListingQuery(params: ParamsLike): {
  query: ListingQuery;
  ignored: readonly IgnoredValue[];
} {
  const ignored: IgnoredValue[] = [];
  const values = (name: string) => [
    ...new Set(
      allOf(params, name)
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
  const drop = (name: string, value: string, reason: IgnoredValue['reason']) => {
    ignored.push({ name, value, reason });
  };
  const chosen = <T extends string>(name: string, known: (value: string) => T | null): T[] =>
    values(name).flatMap((value) => {
      const found = known(value);
      if (found === null) drop(name, value, 'unknown');
      return found === null ? [] : [found];
    });
  const whole = (name: string, least: number, most: number): number | null => {
    const value = values(name)[0];
    if (value === undefined) return null;
    const plain = value.replace(/[$,\s]/g, '');
    if (!/^\d+$/.test(plain)) drop(name, value, 'not-a-whole-number');
    else if (Number(plain) < least || Number(plain) > most) drop(name, value, 'out-of-range');
    else return Number(plain);
    return null;
  };

  const min = whole('min', 0, highestPrice);
  let max = whole('max', 0, highestPrice);
  if (min !== null && max !== null && min > max) {
    drop('max', String(max), 'minimum-above-maximum');
    max = null;
  }
  const phases = values('status').includes('all')
    ? listingPhases
    : chosen('status', (value) => memberOf(listingPhases, value));
  const query: ListingQuery = {
    counties: chosen('county', (value) => getCountyBySlug(value.toLowerCase())?.slug ?? null),
    kinds: chosen('type', (value) => memberOf(propertyKinds, value)),
    minPriceCents: min === null ? null : min * 100,
    maxPriceCents: max === null ? null : max * 100,
    bedroomsMin: whole('beds', 0, 20),
    saleFormat: chosen('sale', (value) => memberOf(saleFormats, value))[0] ?? null,
    phases,
    text: (values('q')[0] ?? '').replace(/\s+/g, ' ').slice(0, longestText).trim(),
    sort: chosen('sort', (value) => memberOf(listingSorts, value))[0] ?? emptyQuery.sort,
    page: whole('page', 1, 100_000) ?? 1,
  };
  return { query, ignored };
}

/** The shortest parameters that `parseListingQuery` reads as this query, always in the same order. */
export function toSearchParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  put('q', query.text);
  for (const county of query.counties) put('county', county);
  for (const kind of query.kinds) put('type', kind);
  put('min', query.minPriceCents === null ? null : query.minPriceCents / 100);
  put('max', query.maxPriceCents === null ? null : query.maxPriceCents / 100);
  put('beds', query.bedroomsMin);
  put('sale', query.saleFormat);
  const isAll = listingPhases.every((phase) => query.phases.includes(phase));
  for (const phase of isAll ? ['all'] : query.phases) put('status', phase);
  put('sort', query.sort === emptyQuery.sort ? null : query.sort);
  put('page', query.page === 1 ? null : query.page);
  return params;
}

function allOf(params: ParamsLike, name: string): readonly string[] {
  if (params instanceof URLSearchParams) return params.getAll(name);
  const value = params[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function memberOf<T extends string>(list: readonly T[], value: string): T | null {
  return list.find((each) => each === value) ?? null;
}
