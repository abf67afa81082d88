import { isNumber, isStreetSuffix, wordsOf } from './search-copy';

/** What is said of school districts: the text that stands for their names, which no listing has. */
export const SCHOOL_DISTRICT = 'school district';

/** The words of a text without that phrase; `School District Road` is a street. */
export const withoutSchoolDistrict = (text: string): string =>
  wordsOf(text)
    .join(' ')
    .replace(schoolDistrict, (phrase, next = '') => (isStreetSuffix(next) ? phrase : ''))
    .replace(/ +/g, ' ')
    .trim();

const schoolDistrict = new RegExp(`(?<![a-z0-9])${SCHOOL_DISTRICT}(?![a-z0-9])(?=(?: ([a-z0-9]+))?)`, 'g');

/** Words that mean something only together. */
const pairs: ReadonlySet<string> = new Set([
  SCHOOL_DISTRICT,
  'fixer upper',
  'handyman special',
  'needs work',
]);

/** Words with the house number before them and the street suffix after them; a listing ID is one phrase. */
export function phrasesOf(text: string): readonly (readonly string[])[] {
  const phrases: string[][] = [];
  for (const word of wordsOf(text)) {
    const phrase = phrases.at(-1);
    if (phrase && belongsTo(phrase, word)) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

const belongsTo = (phrase: readonly string[], word: string): boolean =>
  isStreetSuffix(word) ||
  phrase.every(isNumber) ||
  pairs.has([...phrase, word].join(' ')) ||
  (phrase.join(' ') === 'bny' && isNumber(word));
