import {
  isNumber,
  mistakesAllowed,
  mistakesBetween,
  otherSpellings,
} from '@/lib/domain/search/query/search-copy';
import { type Bits, countOnes, keepCommon, setBit } from './bits';
import { createSorted, placeFor } from './sorted';

/** Which rows contain which words. */
export interface TokenIndex {
  readonly add: (row: number, words: readonly string[]) => void;
  readonly remove: (row: number, words: readonly string[]) => void;
  /**
   * Keeps the rows that have every word or a word that begins with it. Numbers match whole, and alternative
   * spellings match either way. A word without any match stands for the nearest known words.
   */
  readonly keep: (bits: Bits, words: readonly string[]) => void;
  /** The known words that replace a word without a match; empty if the word is used as typed. */
  readonly correct: (word: string) => readonly string[];
}

/** The rows that contain one word, in no particular order. */
interface Postings {
  rows: Uint32Array;
  count: number;
}

export function createTokenIndex(): TokenIndex {
  const known = new Map<string, Postings>();
  // Numbers are left out, because they match only exactly.
  const dictionary = createSorted<string>(byCode, (word) => known.has(word));

  const tokensOf = (word: string): readonly string[] => {
    const others = otherSpellings(word).filter((other) => known.has(other));
    if (isNumber(word)) return known.has(word) ? [word] : [];
    return [...others, ...beginningWith(dictionary.items(), word)];
  };
  const correct = (word: string) => (tokensOf(word).length > 0 ? [] : nearest(dictionary.items(), word));

  return {
    add: (row, words) => {
      for (const word of words) {
        const postings = known.get(word);
        if (postings) push(postings, row);
        else {
          known.set(word, { rows: new Uint32Array([row]), count: 1 });
          if (!isNumber(word)) dictionary.touch(word);
        }
      }
    },
    remove: (row, words) => {
      for (const word of words) {
        const postings = known.get(word);
        if (!postings) continue;
        const place = postings.rows.indexOf(row);
        postings.count -= 1;
        postings.rows[place] = postings.rows[postings.count] ?? 0;
        if (postings.count > 0) continue;
        known.delete(word);
        if (!isNumber(word)) dictionary.touch(word);
      }
    },
    keep: (bits, words) => {
      const found = new Uint32Array(bits.length);
      for (const word of words) {
        found.fill(0);
        const tokens = tokensOf(word);
        for (const token of tokens.length > 0 ? tokens : correct(word)) mark(found, known.get(token));
        keepCommon(bits, found);
      }
    },
    correct,
  };
}

function push(postings: Postings, row: number): void {
  if (postings.count === postings.rows.length) {
    const wider = new Uint32Array(postings.count * 2);
    wider.set(postings.rows);
    postings.rows = wider;
  }
  postings.rows[postings.count++] = row;
}

function mark(bits: Bits, postings: Postings | undefined): void {
  if (!postings) return;
  for (let place = 0; place < postings.count; place++) setBit(bits, postings.rows[place] ?? 0);
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);

function beginningWith(dictionary: readonly string[], beginning: string): readonly string[] {
  const first = placeFor(dictionary, (token) => (token < beginning ? -1 : 1));
  let end = first;
  while (dictionary[end]?.startsWith(beginning)) end += 1;
  return dictionary.slice(first, end);
}

function nearest(dictionary: readonly string[], word: string): readonly string[] {
  let least = mistakesAllowed(word);
  if (least === 0) return [];
  const letters = lettersOf(word);
  let found: string[] = [];
  for (const token of dictionary) {
    if (Math.abs(token.length - word.length) > least) continue;
    // One typo adds at most one letter and removes at most one.
    const others = lettersOf(token);
    if (others >= aDigit) continue;
    if (countOnes(letters & ~others) > least || countOnes(others & ~letters) > least) continue;
    const mistakes = mistakesBetween(word, token, least);
    if (mistakes > least) continue;
    if (mistakes < least) found = [];
    least = mistakes;
    found.push(token);
  }
  return found;
}

const aDigit = 1 << 26;

/** One bit per letter that occurs, and one for all digits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) {
    const letter = word.charCodeAt(place) - 97;
    letters |= letter < 0 ? aDigit : 1 << letter;
  }
  return letters;
}
