import { normalStreet, normalUnit } from '@/lib/domain/drafts/fields/street';
import { type Match, type NamedHome, taxLotsOf, toWords } from './home-names';

/** In words, with unit, city and ZIP code. Longer names are not compared. */
const longestAddress = 24;

interface Name {
  readonly home: NamedHome;
  /** A city, state or ZIP code may follow. */
  readonly isAddress: boolean;
}

/**
 * Finds the home with exactly this reference, listing number, parcel or address. Part of a name names nothing,
 * and a home with a unit is not named by its street alone.
 */
export function createExactNames(homes: readonly NamedHome[]): (name: string) => Match {
  const byKey = new Map<string, Name[]>();
  const add = (texts: readonly string[], name: Name) => {
    for (const key of new Set(texts.map(toKey)))
      if (key !== '')
        byKey
          .set(key, byKey.get(key) ?? [])
          .get(key)
          ?.push(name);
  };
  for (const home of homes) {
    const { listingId, reference, parcelNumber } = home;
    const numbers = [listingId, reference ?? '', parcelNumber, ...taxLotsOf(parcelNumber)];
    add(numbers, { home, isAddress: false });
    add(addressesOf(home), { home, isAddress: true });
  }

  const ofNumber = (text: string) => (byKey.get(toKey(text)) ?? []).map(({ home }) => home);
  /** The longest address before a place, so that the place tells homes with one street apart. */
  function ofAddress(name: string): readonly NamedHome[] {
    const words = toKey(name).split(' ');
    if (words.length > longestAddress) return [];
    for (let length = words.length - 1; length > 0; length--) {
      const place = words.slice(length).join(' ');
      const found = (byKey.get(words.slice(0, length).join(' ')) ?? []).filter(
        ({ home, isAddress }) => isAddress && placesOf(home).has(place),
      );
      if (found.length > 0) return found.map(({ home }) => home);
    }
    return [];
  }

  return (name) => {
    const whole = [name, ...taxLotsOf(name)].flatMap(ofNumber);
    return toMatch(new Set(whole.length > 0 ? whole : ofAddress(name)));
  };
}

function toMatch([first, ...others]: Iterable<NamedHome>): Match {
  if (!first) return { type: 'none' };
  return others.length === 0 ? { type: 'one', draftId: first.draftId } : { type: 'several' };
}

function addressesOf({ street, unit }: NamedHome): readonly string[] {
  if (street === '') return [];
  const units = [unit, normalUnit(unit)].filter((each) => each !== '');
  return [street, normalStreet(street)].flatMap((line) =>
    units.length === 0 ? [line] : units.flatMap((each) => [`${line} ${each}`, `${line} unit ${each}`]),
  );
}

function placesOf({ city, postalCode }: NamedHome): ReadonlySet<string> {
  const cities = city === '' ? [''] : ['', city];
  const codes = postalCode === '' ? [''] : ['', postalCode];
  return new Set(
    cities.flatMap((town) =>
      ['', 'NY', 'New York'].flatMap((state) => codes.map((code) => toKey(`${town} ${state} ${code}`))),
    ),
  );
}

/** Only between a letter and a digit is a separator optional: `1-11` and `11-1` are two parcels. */
const toKey = (text: string): string =>
  toWords(text)
    .join(' ')
    .replaceAll(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$& ');
