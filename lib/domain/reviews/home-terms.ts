import type { Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { beginningsOf, wordsOf } from '@/lib/domain/shared/search-terms';

const toTerm = (word: string): string => `home:${word}`;

/**
 * Under what staff find a submitted home: the beginnings of the words of its listing, asset and parcel number,
 * the last two also without separators, and of its address.
 */
export function homeTermsOf({
  answers,
  listingId,
  imported,
}: Pick<Draft, 'answers' | 'listingId' | 'imported'>): readonly string[] {
  const numbers = [imported?.reference ?? '', answerOf(answers, 'parcelNumber')];
  const address = ['street', 'unitNumber', 'postalCode'].map((name) => answerOf(answers, name));
  const city = placeOf(answers)?.city ?? answerOf(answers, 'city');
  const text = [listingId, ...numbers, ...numbers.map(joined), ...address, city].join(' ');
  return beginningsOf(text).map(toTerm);
}

const joined = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The terms that a home must have; the longest first, because the index is asked for that one. */
export const toHomeTerms = (typed: string): readonly string[] =>
  [...wordsOf(typed)].sort((a, b) => b.length - a.length).map(toTerm);
