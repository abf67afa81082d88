const longestTerm = 24;
const mostTerms = 200;

/** The distinct search words of a text: lowercase letters and digits, at most 24 characters each. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestTerm))),
];

/** Every prefix of every word, so that a name is found while it is typed. */
export const beginningsOf = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text).flatMap((word) =>
      Array.from({ length: [...word].length }, (_, at) => [...word].slice(0, at + 1).join('')),
    ),
  ),
];

/** A document's search terms: its tags, such as `is:approved`, then the words of its texts; at most 200. */
export const termsOf = (marks: readonly string[], words: readonly string[]): string[] =>
  [...marks, ...words].slice(0, mostTerms);
