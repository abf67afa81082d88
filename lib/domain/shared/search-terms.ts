const longestTerm = 24;
const mostTerms = 200;

/** The words of a text as they are searched for: small letters and digits, each at most 24 characters. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestTerm))),
];

/** Every beginning of every word, so that a name is found while it is typed. */
export const beginningsOf = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text).flatMap((word) =>
      Array.from({ length: [...word].length }, (_, at) => [...word].slice(0, at + 1).join('')),
    ),
  ),
];

/** What a document is found by: its marks such as `is:approved`, and the words of its texts. */
export const termsOf = (marks: readonly string[], words: readonly string[]): string[] =>
  [...marks, ...words].slice(0, mostTerms);
