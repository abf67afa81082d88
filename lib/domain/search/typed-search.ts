import {
  emptyQuery,
  type ListingQuery,
  longestText,
  parseListingQuery,
  toSearchParams,
} from './listing-query';
import { READ_PARAM } from './read-param';
import { readSearchBox } from './search-box';

/**
 * What a search form sends, as the parameters of the search that it means: `q` is read as typed words, everything else
 * stands. What means nothing stays, to be told on the page.
 */
export function readTypedSearch(params: URLSearchParams): URLSearchParams {
  const { query, ignored } = parseListingQuery(params);
  const wasRead = (params.get(READ_PARAM) ?? '').trim().slice(0, longestText);
  const found = toSearchParams(query.text === wasRead ? query : readOver(query));
  for (const { name, value } of ignored) found.append(name, value);
  return found;
}

/** A place that is typed takes the place of every other one. */
function readOver({ text, ...rest }: ListingQuery): ListingQuery {
  const { counties, cities, zips } = readSearchBox(text);
  const base = { ...rest, text: '' };
  return readSearchBox(text, counties.length + cities.length + zips.length > 0 ? anywhere(base) : base);
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
