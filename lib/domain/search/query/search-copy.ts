/** Words in lower case, without accents and punctuation: `St. Lawrence` gives `st`, `lawrence`. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Street suffixes that are written either way. */
const suffixes: readonly (readonly [short: string, long: string])[] = [
  ['aly', 'alley'],
  ['av', 'ave'],
  ['av', 'avenue'],
  ['ave', 'avenue'],
  ['blvd', 'boulevard'],
  ['cir', 'circle'],
  ['cres', 'crescent'],
  ['ct', 'court'],
  ['dr', 'drive'],
  ['expy', 'expressway'],
  ['hwy', 'highway'],
  ['ln', 'lane'],
  ['pkwy', 'parkway'],
  ['pl', 'place'],
  ['plz', 'plaza'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['st', 'street'],
  ['ter', 'terrace'],
  ['trl', 'trail'],
  ['tpke', 'turnpike'],
];

/** Address words that are written either way. */
const spellings: readonly (readonly [short: string, long: string])[] = [
  ...suffixes,
  ['e', 'east'],
  ['ft', 'fort'],
  ['hts', 'heights'],
  ['mt', 'mount'],
  ['n', 'north'],
  ['s', 'south'],
  ['st', 'saint'],
  ['w', 'west'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
  ['6th', 'sixth'],
  ['7th', 'seventh'],
  ['8th', 'eighth'],
  ['9th', 'ninth'],
  ['10th', 'tenth'],
  ['11th', 'eleventh'],
  ['12th', 'twelfth'],
  ['13th', 'thirteenth'],
  ['14th', 'fourteenth'],
  ['15th', 'fifteenth'],
  ['16th', 'sixteenth'],
  ['17th', 'seventeenth'],
  ['18th', 'eighteenth'],
  ['19th', 'nineteenth'],
  ['20th', 'twentieth'],
];

/** Whether the word is a street suffix in either spelling, like `rd` or `road`. */
export const isStreetSuffix = (word: string): boolean => suffixes.some((each) => each.includes(word));

/** The other spellings of a word. */
export const otherSpellings = (word: string): readonly string[] =>
  spellings.flatMap(([short, long]) => (word === short ? [long] : word === long ? [short] : []));

/** Numbers match whole: house 12 does not match house 1214. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** How many typos a word may have; none if it is short or has digits. */
export function mistakesAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Number of letters to insert, delete, replace or swap with a neighbor to turn `a` into `b`; some number
 * above `most` if there are more. Optimal string alignment, row by row.
 */
export function mistakesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? most + 1;
}
