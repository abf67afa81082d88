import { cardAsOf, type ListingCard } from '@/lib/domain/listing-views/listing-card';
import {
  type CountedField,
  countedFields,
  type TalliedField,
  talliedFields,
  tallySteps,
} from '@/lib/domain/search/query/counted-fields';
import {
  type ChoiceField,
  choiceFields,
  type FilterField,
  type ListingQuery,
  narrowedFields,
  withoutField,
} from '@/lib/domain/search/query/listing-query';
import { wordsOf } from '@/lib/domain/search/query/search-copy';
import { type Bits, countBits, listRows } from './bits';
import { type CodeColumn, type Counts, countChoices, countCodes } from './columns';
import { createGazetteer } from './gazetteer';
import { sift } from './listing-filters';
import { pageOf } from './listing-page';
import { createListingTable, type ListingTable } from './listing-table';
import { recordOf } from './record-of';
import type { SearchedListing } from './searched-listing';
import { rankSimilar } from './similar';
import { type Suggestion, suggest } from './suggest';
import { type UnderstoodQuery, understand } from './understand';

export const listingsPerPage = 24;

/** One page of search results. */
export interface ListingSearch {
  readonly cards: readonly ListingCard[];
  readonly total: number;
  /** At most `pageCount`, even if a later page was requested. */
  readonly page: number;
  readonly pageCount: number;
  /** How many listings each choice would find in place of the query's own choices for that field. */
  readonly facets: Readonly<Record<ChoiceField, Counts>>;
  /**
   * Listings per step of `tallySteps`, ignoring the query's filter on that field. The price tally is the
   * histogram.
   */
  readonly tallies: Readonly<Record<TalliedField, readonly number[]>>;
  /** Typed words that match no known word or prefix, with the words used in their place. */
  readonly corrections: readonly { readonly word: string; readonly takenFor: readonly string[] }[];
}

/** A filter that can be removed, and how many homes are found without it. */
export interface Loosening {
  readonly field: FilterField;
  readonly query: ListingQuery;
  readonly total: number;
}

/**
 * Published listings and their auctions, in memory. `now` is in ms; phases and days on the market are
 * computed for it at query time.
 */
export interface ListingIndex {
  readonly put: (listing: SearchedListing) => void;
  readonly remove: (key: string) => void;
  readonly get: (key: string) => SearchedListing | null;
  readonly search: (query: ListingQuery, now: number) => ListingSearch;
  readonly count: (query: ListingQuery, now: number) => number;
  /** For a search without results: the search without the typed words that no home matches. */
  readonly understand: (query: ListingQuery, now: number) => UnderstoodQuery;
  /** All listings, in no particular order. */
  readonly list: () => readonly SearchedListing[];
  /** All matches, in no particular order. */
  readonly match: (query: ListingQuery, now: number) => readonly SearchedListing[];
  /** For a search without results: the single filters whose removal finds homes, most homes first. */
  readonly loosen: (query: ListingQuery, now: number) => readonly Loosening[];
  /**
   * Up to `limit` listings for sale that are nearest by kind, place and price. The given listing need not be
   * in the index.
   */
  readonly listSimilar: (listing: SearchedListing, now: number, limit: number) => readonly ListingCard[];
  /** Suggestions for what has been typed so far. */
  readonly suggest: (typed: string, now: number, limit: number) => readonly Suggestion[];
}

export function createListingIndex(): ListingIndex {
  const table = createListingTable();
  const gazetteer = createGazetteer();
  const listFound = createLister();
  const listOthers = createLister();

  const find = (query: ListingQuery, now: number) => {
    table.setClock(now);
    return sift(table, query, now);
  };
  const count = (query: ListingQuery, now: number) => countBits(find(query, now).all);
  const listingsAt = (rows: Iterable<number>) => [...rows].flatMap((row) => table.listingAt(row) ?? []);
  const cardsAt = (rows: readonly number[], now: number) =>
    listingsAt(rows).map(({ card }) => cardAsOf(card, now));

  const search = (query: ListingQuery, now: number): ListingSearch => {
    const { all, without } = find(query, now);
    const rows = listFound(all);
    const countsOf = createCounter(table, rows);
    const counts = recordOf(countedFields, (name) => {
      const bits = without(name);
      return bits === all ? countsOf(name) : createCounter(table, listOthers(bits))(name);
    });
    const pageCount = Math.max(1, Math.ceil(rows.length / listingsPerPage));
    const page = Math.min(query.page, pageCount);
    const skip = (page - 1) * listingsPerPage;
    const part = { skip, take: Math.min(listingsPerPage, rows.length - skip) };
    return {
      cards: cardsAt(pageOf(table, query, { bits: all, rows }, part), now),
      total: rows.length,
      page,
      pageCount,
      facets: recordOf(choiceFields, (field) => counts[field]),
      tallies: recordOf(talliedFields, (field) =>
        tallySteps[field].map((_, step) => counts[field][step] ?? 0),
      ),
      corrections: wordsOf(query.text).flatMap((word) => {
        const takenFor = table.tokens.correct(word);
        return takenFor.length > 0 ? [{ word, takenFor }] : [];
      }),
    };
  };

  const get = (key: string) => table.listingAt(table.rowOf(key) ?? -1) ?? null;
  const remove = (key: string) => {
    const before = get(key);
    if (before) gazetteer.remove(before.facts);
    table.remove(key);
  };

  return {
    put: (listing) => {
      const before = get(listing.card.key);
      if (before) gazetteer.remove(before.facts);
      gazetteer.put(listing.facts);
      table.put(listing);
    },
    remove,
    get,
    suggest: (typed, now, limit) =>
      suggest({ table, gazetteer, count: (query) => count(query, now) }, typed, limit),
    search,
    count,
    understand: (query, now) => understand(query, (each) => count(each, now)),
    list: () => listingsAt(listFound(table.published())),
    match: (query, now) => listingsAt(listFound(find(query, now).all)),
    loosen: (query, now) =>
      narrowedFields(query)
        .map((field) => ({ field, query: withoutField(query, field) }))
        .map((loose) => ({ ...loose, total: count(loose.query, now) }))
        .filter(({ total }) => total > 0)
        .sort((a, b) => b.total - a.total),
    listSimilar: (listing, now, limit) => {
      table.setClock(now);
      return cardsAt(rankSimilar(table, listing, limit), now);
    },
  };
}

/** Counts rows by the choices of a field. The counts per code of a column are cached for its other fields. */
function createCounter({ coded }: ListingTable, rows: Uint32Array): (name: CountedField) => Counts {
  const passes = new Map<CodeColumn, Uint32Array>();
  return (name) => {
    const { column, field } = coded[name];
    const byCode = passes.get(column) ?? countCodes(column, rows);
    passes.set(column, byCode);
    return countChoices(field, byCode);
  };
}

/** Lists rows in a shared buffer that the next call overwrites. */
function createLister(): (bits: Bits) => Uint32Array {
  let place = new Uint32Array(0);
  return (bits) => {
    if (place.length < bits.length * 32) place = new Uint32Array(bits.length * 32);
    return listRows(bits, place);
  };
}
