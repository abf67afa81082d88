/** The parts of `418 Halsey Street`, as a listing stores them. */
export interface Street {
  readonly streetNumber: string;
  readonly streetName: string;
  readonly streetSuffix: string;
}

/** The street suffixes common in New York, abbreviated as in USPS Publication 28, appendix C1. */
const suffixes: Readonly<Record<string, string>> = {
  ALLEY: 'ALY',
  AVENUE: 'AVE',
  BOULEVARD: 'BLVD',
  CIRCLE: 'CIR',
  COURT: 'CT',
  CRESCENT: 'CRES',
  DRIVE: 'DR',
  EXPRESSWAY: 'EXPY',
  EXTENSION: 'EXT',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY',
  LANE: 'LN',
  LOOP: 'LOOP',
  PARKWAY: 'PKWY',
  PATH: 'PATH',
  PIKE: 'PIKE',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  POINT: 'PT',
  ROAD: 'RD',
  ROUTE: 'RTE',
  ROW: 'ROW',
  SQUARE: 'SQ',
  STREET: 'ST',
  TERRACE: 'TER',
  TRAIL: 'TRL',
  TURNPIKE: 'TPKE',
  WALK: 'WALK',
  WAY: 'WAY',
};
const directions: Readonly<Record<string, string>> = { NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' };
const ordinals: Readonly<Record<string, string>> = {
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
  SIXTH: '6TH',
  SEVENTH: '7TH',
  EIGHTH: '8TH',
  NINTH: '9TH',
  TENTH: '10TH',
};
const isSuffix = (word: string): boolean =>
  word in suffixes || Object.values(suffixes).some((short) => short === word);

/** Splits a street line after its house number, such as Queens' `104-20`; null without number or name. */
export function toStreet(typed: string): Street | null {
  const [number = '', ...words] = typed.trim().replace(/\s+/g, ' ').split(' ');
  if (!/^\d/.test(number) || words.length === 0) return null;
  const last = words.at(-1) ?? '';
  const hasSuffix = words.length > 1 && isSuffix(bare(last));
  return {
    streetNumber: number,
    streetName: (hasSuffix ? words.slice(0, -1) : words).join(' '),
    streetSuffix: hasSuffix ? last : '',
  };
}

/** Normalizes a street, so that `104-20 West Fifth Street` and `10420 w 5th st.` are equal. */
export function normalStreet(typed: string): string {
  const words = bare(typed).split(' ');
  return words
    .map((word) => suffixes[word] ?? directions[word] ?? ordinals[word] ?? word)
    .join(' ')
    .replace(/^(\d+)-(\d+)/, '$1$2');
}

/** Normalizes a unit, so that `Apt. 2-B`, `Unit 2B` and `#2b` are equal. */
export const normalUnit = (typed: string): string =>
  bare(typed)
    .replace(/^((APARTMENT|APT|UNIT|SUITE|STE|NO)(?=[\s\d#])|#)\s*#?/, '')
    .replaceAll(/[^A-Z0-9]/g, '');

const bare = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[.,’']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
