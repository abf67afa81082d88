import {
  emptyQuery,
  type ListingQuery,
  parseListingQuery,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { AROUND_PARAM, longestText, READ_PARAM, WITHIN_PARAM } from '@/lib/domain/search/query/typed-text';
import { findPoint, usualRadius } from './around';
import { isWholeState, readSearchBox } from './search-box';

/**
 * What a search form sends, as the parameters of the search that it means: `q` is read as typed words, `around` as the
 * place that `near` begins at, everything else stands. What means nothing stays, to be told on the page.
 */
export function readTypedSearch(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(sent);
  if (params.has(AROUND_PARAM)) params.set('near', nearOf(params));
  const { query, ignored } = parseListingQuery(params);
  const wasRead = (params.get(READ_PARAM) ?? '').trim().slice(0, longestText);
  const found = toSearchParams(query.text === wasRead ? query : readOver(query));
  for (const { name, value } of ignored) found.append(name, value);
  return found;
}

/** A place that is not known stays as it was typed, and is told. */
function nearOf(params: URLSearchParams): string {
  const called = (params.get(AROUND_PARAM) ?? '').trim();
  const point = findPoint(called);
  if (!point) return called;
  return `${point.latitude}_${point.longitude}_${params.get(WITHIN_PARAM) ?? usualRadius}`;
}

/** A place that is typed takes the place of every other one. */
function readOver({ text, ...rest }: ListingQuery): ListingQuery {
  const { counties, cities, zips, near } = readSearchBox(text);
  const isPlace = counties.length + cities.length + zips.length > 0 || near !== null || isWholeState(text);
  const base = { ...rest, text: '' };
  return readSearchBox(text, isPlace ? anywhere(base) : base);
}

const { counties, cities, zips, area, near, bounds } = emptyQuery;
const anywhere = (query: ListingQuery): ListingQuery => ({
  ...query,
  counties,
  cities,
  zips,
  area,
  near,
  bounds,
});
