import { normalStreet, normalUnit } from '@/lib/domain/drafts/fields/street';

/** A home with the names that a bank may give to its folders and files. */
export interface NamedHome {
  readonly draftId: string;
  readonly listingId: string;
  /** The seller's own reference. */
  readonly reference: string | null;
  readonly parcelNumber: string;
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly postalCode: string;
}

export type Match =
  | { readonly type: 'one'; readonly draftId: string }
  | { readonly type: 'several' }
  | { readonly type: 'none' };

export interface HomeNames {
  /** The home that a path names. Its nearest folder decides, then the folders above it, then the file. */
  readonly ofPath: (path: string) => Match;
  /** The home with this reference, listing number, parcel or address, or with one within the name. */
  readonly ofName: (name: string) => Match;
}

/** Longer windows than the longest address with its unit are not compared. */
const longestName = 12;
/** Part of a longer name only counts if it cannot be a mere number of a picture. */
const shortestPart = 4;

export function createHomeNames(homes: readonly NamedHome[]): HomeNames {
  const byName = new Map<string, NamedHome[]>();
  for (const home of homes)
    for (const name of namesOf(home)) byName.set(name, [...(byName.get(name) ?? []), home]);

  const ofWhole = (words: readonly string[]) => byName.get(words.join('')) ?? [];
  /** The homes of the longest name within the words. */
  function ofPart(words: readonly string[]): readonly NamedHome[] {
    for (let length = Math.min(longestName, words.length); length > 0; length--) {
      const found = new Set<NamedHome>();
      for (let from = 0; from + length <= words.length; from++) {
        const part = words.slice(from, from + length).join('');
        if (part.length >= shortestPart && /\d/.test(part))
          for (const home of byName.get(part) ?? []) found.add(home);
      }
      if (found.size > 0) return [...found];
    }
    return [];
  }
  function ofWords(words: readonly string[], context: readonly string[]): Match {
    const whole = ofWhole(words);
    return toMatch(whole.length > 0 ? whole : ofPart(words), context);
  }

  return {
    ofPath(path) {
      const segments = path.split('/');
      const stem = (segments.pop() ?? '').replace(/\.[^.]*$/, '');
      const context = toWords(path);
      for (const segment of [...segments.reverse(), stem]) {
        const match = ofWords(toWords(segment), context);
        if (match.type !== 'none') return match;
      }
      return { type: 'none' };
    },
    ofName: (name) => ofWords(toWords(name), toWords(name)),
  };
}

/** Of several homes with one name, such as a street in two cities, the context may name the city or ZIP code. */
function toMatch(homes: readonly NamedHome[], context: readonly string[]): Match {
  const [first, ...others] = homes;
  if (!first) return { type: 'none' };
  if (others.length === 0) return { type: 'one', draftId: first.draftId };
  const text = ` ${context.join(' ')} `;
  const named = homes.filter(({ city, postalCode }) =>
    [toWords(city).join(' '), postalCode].some((place) => place !== '' && text.includes(` ${place} `)),
  );
  const [only, ...more] = named;
  return only && more.length === 0 ? { type: 'one', draftId: only.draftId } : { type: 'several' };
}

const namesOf = ({ listingId, reference, parcelNumber, street, unit }: NamedHome): ReadonlySet<string> =>
  new Set(
    [listingId, reference ?? '', parcelNumber, ...taxLotsOf(parcelNumber), ...addressesOf(street, unit)]
      .map((name) => toWords(name).join(''))
      .filter((name) => name !== ''),
  );

/** Without its unit an address is a name too; in a building with several homes it then names several. */
function addressesOf(street: string, typedUnit: string): readonly string[] {
  const unit = normalUnit(typedUnit);
  if (street === '') return [];
  if (unit === '') return [street];
  const withUnit = `${street} unit ${unit}`;
  // `12 Main St 3` may be the third picture of the house, `12 Main St 3B` is an apartment.
  return /[A-Z]/.test(unit) ? [street, withUnit, `${street} ${unit}`] : [street, withUnit];
}

/**
 * The two ways to write a New York City tax lot (borough, block, lot): in ten digits, and without zeros. None
 * for another county's number.
 */
export function taxLotsOf(parcelNumber: string): readonly string[] {
  const [, borough, block = '', lot = ''] =
    /^\s*([1-5])\s*[-/ ]\s*(\d{1,5})\s*[-/ ]\s*(\d{1,4})\s*$/.exec(parcelNumber) ??
    /^\s*([1-5])(\d{5})(\d{4})\s*$/.exec(parcelNumber) ??
    [];
  if (!borough) return [];
  return [
    `${borough}${block.padStart(5, '0')}${lot.padStart(4, '0')}`,
    `${borough}-${Number(block)}-${Number(lot)}`,
  ];
}

/** Uppercase words without accents or punctuation, with street words as the post office abbreviates them. */
export function toWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('#', ' unit ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return [];
  const words = normalStreet(plain).split(' ');
  const unitWord = (word: string) => unitWords.has(word);
  // `Apt # 3` has one unit word.
  return words
    .map((word) => (unitWord(word) ? 'UNIT' : word))
    .filter((word, at, all) => !(word === 'UNIT' && all[at - 1] === 'UNIT'));
}

const unitWords: ReadonlySet<string> = new Set(['APARTMENT', 'APT', 'UNIT', 'SUITE', 'STE']);
