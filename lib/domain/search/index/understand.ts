import { listingIdPattern } from '@/lib/domain/listings/listing-id';
import type { ListingQuery } from '@/lib/domain/search/query/listing-query';
import { phrasesOf, SCHOOL_DISTRICT, withoutSchoolDistrict } from '@/lib/domain/search/query/phrases';
import { isNumber, wordsOf } from '@/lib/domain/search/query/search-copy';

/** A search without the typed words that find no home together with its other filters. */
export interface UnderstoodQuery {
  readonly query: ListingQuery;
  /** One or more words each, as they follow one another. */
  readonly ignoredWords: readonly string[];
}

/**
 * Drops typed words that would leave the search without homes, and always the school district, which no
 * home is listed by. A street's words stay together; its house
 * number is dropped first. The map area decides nothing, so that the list and the map agree. A listing ID is
 * kept: someone who types one wants that home or none. `count` returns the homes that a search finds.
 */
export function understand(query: ListingQuery, count: (query: ListingQuery) => number): UnderstoodQuery {
  const text = withoutSchoolDistrict(query.text);
  if (text === wordsOf(query.text).join(' ')) return dropUnmatched(query, count);
  const { query: understood, ignoredWords } = dropUnmatched({ ...query, text }, count);
  return { query: understood, ignoredWords: [...ignoredWords, SCHOOL_DISTRICT] };
}

function dropUnmatched(query: ListingQuery, count: (query: ListingQuery) => number): UnderstoodQuery {
  const findsHomes = (words: readonly string[]) =>
    count({ ...query, area: [], bounds: null, text: words.join(' ') }) > 0;
  const typed = wordsOf(query.text);
  const isDecided = typed.length === 0 || listingId.test(typed.join(' ')) || findsHomes(typed);
  if (isDecided || !findsHomes([])) return { query, ignoredWords: [] };
  let kept: readonly string[] = [];
  const ignoredWords: string[] = [];
  for (const phrase of phrasesOf(query.text)) {
    const withoutNumber = phrase.slice(phrase.findIndex((word) => !isNumber(word)));
    const usable = [phrase, withoutNumber].find((words) => findsHomes([...kept, ...words])) ?? [];
    kept = [...kept, ...usable];
    const ignored = phrase.slice(0, phrase.length - usable.length);
    if (ignored.length > 0) ignoredWords.push(ignored.join(' '));
  }
  return { query: { ...query, text: kept.join(' ') }, ignoredWords };
}

const listingId = new RegExp(`(?:^| )${listingIdPattern}(?: |$)`);
