import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { wordsOf } from '@/lib/domain/search/query/search-copy';
import { readSearchBox } from '@/lib/domain/search/text/search-box';
import { listRows } from './bits';
import type { Gazetteer, Named } from './gazetteer';
import type { ListingTable } from './listing-table';

/** A line under the search box: a search with the number of homes it finds, or a single home. */
export type Suggestion =
  | NamedSearch
  | { readonly kind: 'listing'; readonly label: string; readonly slug: string };

interface NamedSearch {
  readonly kind: Named['kind'];
  readonly label: string;
  readonly query: ListingQuery;
  readonly count: number;
}

interface Sources {
  readonly table: ListingTable;
  readonly gazetteer: Gazetteer;
  readonly count: (query: ListingQuery) => number;
}

/** At most this many names are counted, in rank order, until there are enough suggestions. */
const mostCounted = 40;
/** If more homes match, none of them is suggested individually. */
const mostHomes = 5;

/**
 * Suggestions for what has been typed so far. The first attempt with results wins: names that match the
 * words; names that match what is left after reading filters, with those filters; names that match the
 * corrected words.
 */
export function suggest(sources: Sources, typed: string, limit: number): readonly Suggestion[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const { tokens } = sources.table;
  const reading = readSearchBox(typed);
  const corrected = words.map((word) => tokens.correct(word)[0] ?? word);
  const attempts = [
    { words, base: emptyQuery },
    { words: wordsOf(reading.text), base: reading },
    { words: corrected, base: emptyQuery },
  ];
  for (const attempt of attempts) {
    const found = [...listSearches(sources, attempt, limit), ...listHomes(sources.table, attempt.words)];
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

interface Attempt {
  readonly words: readonly string[];
  readonly base: ListingQuery;
}

function listSearches(
  { gazetteer, count }: Sources,
  { words, base }: Attempt,
  limit: number,
): readonly Suggestion[] {
  if (words.length === 0) return [];
  const found: NamedSearch[] = [];
  for (const { kind, label, filters } of gazetteer.find(words, mostCounted)) {
    if (found.length === limit) break;
    const query = { ...base, text: '', ...filters };
    const named = { kind, label, query, count: count(query) };
    if (named.count === 0) continue;
    const twin = found.findIndex((other) => isSamePlace(other, named, count));
    if (twin < 0) found.push(named);
    else if (kind === 'county') found[twin] = named;
  }
  return found;
}

/** A county and a city with exactly the same homes count as one place; the county is suggested. */
function isSamePlace(a: NamedSearch, b: NamedSearch, count: Sources['count']): boolean {
  if (!placeKinds.has(a.kind) || !placeKinds.has(b.kind) || a.count !== b.count) return false;
  return count(bothOf(a.query, b.query)) === a.count;
}

const placeKinds: ReadonlySet<Named['kind']> = new Set(['county', 'city']);

const bothOf = (a: ListingQuery, b: ListingQuery): ListingQuery => ({
  ...a,
  counties: [...a.counties, ...b.counties],
  cities: [...a.cities, ...b.cities],
});

/** The homes that match all typed words, if there are at most `mostHomes`. */
function listHomes(
  { published, tokens, listingAt }: ListingTable,
  words: readonly string[],
): readonly Suggestion[] {
  if (words.length === 0) return [];
  const bits = published().slice();
  tokens.keep(bits, words);
  const rows = listRows(bits, new Uint32Array(bits.length * 32));
  if (rows.length > mostHomes) return [];
  return [...rows].flatMap((row) => {
    const card = listingAt(row)?.card;
    return card ? [{ kind: 'listing' as const, label: card.addressLines.join(', '), slug: card.slug }] : [];
  });
}
