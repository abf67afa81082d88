import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { isCurrentLot } from '@/lib/domain/listing-views/lot-counts';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { type IgnoredBoardValue, toUrlParams, withFirstChoices } from './board-query';
import {
  choiceParams,
  emptyQuery,
  type ListingQuery,
  type ParamsLike,
  parseListingQuery,
  rangeParams,
  toSearchParams,
} from './listing-query';

export const saleDayFields = ['counties', 'kinds'] as const;
/** `open`: the auction takes bids or will. */
export const lotStates = ['open', 'ended'] as const;
type LotState = (typeof lotStates)[number];

const { min, max } = rangeParams.priceCents;
const filterNames = [...saleDayFields.map((field) => choiceParams[field].name), min, max];

/** What the URL of a sale day states besides its slug. */
export interface SaleDayQuery {
  /** Only the county, the property type and the price narrow it, each choice to at most one value. */
  readonly filters: ListingQuery;
  readonly state: LotState | null;
  /** Starts at 1. */
  readonly page: number;
}

export const emptySaleDayQuery: SaleDayQuery = { filters: emptyQuery, state: null, page: 1 };

/** Does not fail: an invalid value is left out and reported. Unrelated parameters are skipped. */
export function parseSaleDayQuery(params: ParamsLike): {
  readonly query: SaleDayQuery;
  readonly ignored: readonly IgnoredBoardValue[];
} {
  const given = toUrlParams(params);
  const parsed = parseListingQuery(
    new URLSearchParams([...given].filter(([name]) => filterNames.includes(name))),
  );
  const ignored: IgnoredBoardValue[] = [...parsed.ignored];
  const filters = withFirstChoices(parsed.query, saleDayFields, ignored);
  const value = given.get('state')?.trim() ?? '';
  const state = lotStates.find((each) => each === value) ?? null;
  if (value && state === null) ignored.push({ name: 'state', value, reason: 'unknown' });
  const page = /^[1-9]\d{0,3}$/.test(given.get('page') ?? '') ? Number(given.get('page')) : 1;
  return { query: { filters, state, page }, ignored };
}

/** The shortest parameters that `parseSaleDayQuery` reads back as this query, in a fixed order. */
export function toSaleDayParams({ filters, state, page }: SaleDayQuery): URLSearchParams {
  const params = toSearchParams(filters);
  if (state !== null) params.append('state', state);
  if (page > 1) params.append('page', String(page));
  return params;
}

/** Whether a lot passes the filters. */
export function matchesSaleDayQuery(
  card: ListingCard,
  { filters: { counties, kinds, priceCents }, state }: SaleDayQuery,
): boolean {
  const price = priceOf(card) ?? 0;
  return (
    (counties.length === 0 || counties.includes(getCountyByName(card.county)?.slug ?? '')) &&
    (kinds.length === 0 || kinds.includes(card.kind)) &&
    (priceCents.min === null || price >= priceCents.min) &&
    (priceCents.max === null || price <= priceCents.max) &&
    (state === null || (card.auction !== null && isCurrentLot(card.auction)) === (state === 'open'))
  );
}

/** Lots per page. They must not be more than one live stream carries. */
export const LOTS_PER_PAGE = 40;

interface LotPage<T> {
  readonly lots: readonly T[];
  /** Lots on all pages. */
  readonly found: number;
  readonly pageCount: number;
}

/** The lots of the page that pass the filters, in their order; null beyond the last page. */
export function pageOfLots<T extends { readonly card: ListingCard }>(
  all: readonly T[],
  query: SaleDayQuery,
): LotPage<T> | null {
  const found = all.filter(({ card }) => matchesSaleDayQuery(card, query));
  const pageCount = Math.max(1, Math.ceil(found.length / LOTS_PER_PAGE));
  if (query.page > pageCount) return null;
  const lots = found.slice((query.page - 1) * LOTS_PER_PAGE, query.page * LOTS_PER_PAGE);
  return { lots, found: found.length, pageCount };
}
