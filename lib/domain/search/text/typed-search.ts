import {
  emptyQuery,
  type ListingQuery,
  parseListingQuery,
  toSearchParams,
} from '@/lib/domain/search/query/listing-query';
import { AROUND_PARAM, longestText, READ_PARAM, WITHIN_PARAM } from '@/lib/domain/search/query/typed-text';
import { defaultRadius, findPoint } from './around';
import { isWholeState, readSearchBox } from './search-box';

/**
 * Converts the data of a search form to the parameters of the search it means. `q` is read as typed text,
 * `around` names the center of `near`, and everything else is kept. Invalid values are kept too, so that the
 * page can report them.
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

/** An unknown location stays as typed, so that the page can report it. */
function nearOf(params: URLSearchParams): string {
  const name = (params.get(AROUND_PARAM) ?? '').trim();
  const point = findPoint(name);
  if (!point) return name;
  return `${point.latitude}_${point.longitude}_${params.get(WITHIN_PARAM) ?? defaultRadius}`;
}

/** A typed location replaces every other location filter. */
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
