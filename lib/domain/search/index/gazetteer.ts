import { propertyKindLabel } from '@/lib/domain/listings/labels';
import type { ListingFacts } from '@/lib/domain/listings/listing-facts';
import { propertyKinds } from '@/lib/domain/listings/vocabulary';
import { counties, countyLabel } from '@/lib/domain/locations/counties';
import type { ListingQuery } from '@/lib/domain/search/query/listing-query';
import { wordsOf } from '@/lib/domain/search/query/search-copy';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { createSorted, placeFor } from './sorted';

/** A name to suggest and the search it stands for. */
export interface Named {
  readonly kind: 'county' | 'city' | 'zip' | 'type' | 'street';
  readonly label: string;
  readonly filters: Partial<ListingQuery>;
}

/** The names of counties and property types, plus the cities, ZIP codes and streets of the listings. */
export interface Gazetteer {
  readonly put: (facts: ListingFacts) => void;
  readonly remove: (facts: ListingFacts) => void;
  /**
   * The best names in which each typed word begins some word, at least one of them in the name itself. Names
   * that start with the typed words come first, then by kind, then by number of listings.
   */
  readonly find: (words: readonly string[], limit: number) => readonly Named[];
}

interface Name extends Named {
  /** The name itself, and the place it is in. */
  readonly own: string;
  readonly more?: string;
}

interface Entry extends Named {
  readonly own: readonly string[];
  /** All words, each with a space before it. */
  readonly words: string;
  listings: number;
}

const kinds: readonly Named['kind'][] = ['county', 'city', 'zip', 'type', 'street'];

export function createGazetteer(): Gazetteer {
  const entries = new Map<string, Entry>();
  const byWord = new Map<string, Set<Entry>>();
  const words = createSorted<string>(
    (a, b) => (a < b ? -1 : 1),
    (word) => byWord.has(word),
  );

  const add = (name: Name) => {
    const key = `${name.kind} ${name.label}`;
    const known = entries.get(key);
    if (known) {
      known.listings += 1;
      return;
    }
    const entry = toEntry(name);
    entries.set(key, entry);
    for (const word of entry.own) {
      const sharing = byWord.get(word);
      if (sharing) sharing.add(entry);
      else {
        byWord.set(word, new Set([entry]));
        words.touch(word);
      }
    }
  };
  const take = ({ kind, label }: Name) => {
    const entry = entries.get(`${kind} ${label}`);
    if (!entry) return;
    entry.listings -= 1;
    if (entry.listings > 0) return;
    entries.delete(`${kind} ${label}`);
    for (const word of entry.own) {
      const sharing = byWord.get(word);
      sharing?.delete(entry);
      if (sharing?.size !== 0) continue;
      byWord.delete(word);
      words.touch(word);
    }
  };
  const beginningWith = (beginning: string): readonly Entry[] => {
    const sorted = words.items();
    const first = placeFor(sorted, (word) => (word < beginning ? -1 : 1));
    const end = sorted.findIndex((word, at) => at >= first && !word.startsWith(beginning));
    return sorted
      .slice(first, end < 0 ? sorted.length : end)
      .flatMap((word) => [...(byWord.get(word) ?? [])]);
  };
  for (const name of fixedNames()) add(name);

  return {
    put: (facts) => {
      for (const name of namesOf(facts)) add(name);
    },
    remove: (facts) => {
      for (const name of namesOf(facts)) take(name);
    },
    find: (typed, limit) => {
      const beginnings = typed.map((word) => ` ${word}`);
      const candidates = new Set(typed.flatMap(beginningWith));
      const fits = ({ words: all }: Entry) => beginnings.every((beginning) => all.includes(beginning));
      return bestOf([...candidates].filter(fits), beginnings.join(''), limit);
    },
  };
}

function bestOf(found: readonly Entry[], beginning: string, limit: number): readonly Named[] {
  const rank = ({ kind, words }: Entry) =>
    kinds.indexOf(kind) + (words.startsWith(beginning) ? 0 : kinds.length);
  const best: Entry[] = [];
  const compare = (a: Entry, b: Entry) =>
    rank(a) - rank(b) || b.listings - a.listings || (a.label < b.label ? -1 : 1);
  for (const entry of found) {
    const last = best[limit - 1];
    if (last && compare(last, entry) < 0) continue;
    best.splice(
      placeFor(best, (other) => compare(other, entry)),
      0,
      entry,
    );
    best.length = Math.min(best.length, limit);
  }
  return best;
}

function toEntry({ own, more = '', ...named }: Name): Entry {
  const ownWords = wordsOf(own);
  const spaced = [...ownWords, ...wordsOf(more)].map((word) => ` ${word}`);
  return { ...named, own: ownWords, words: spaced.join(''), listings: 1 };
}

function namesOf({ city, postalCode, street }: ListingFacts): readonly Name[] {
  const cities = [toSlug(city)];
  return [
    { kind: 'city', label: city, own: city, filters: { cities } },
    {
      kind: 'zip',
      label: `${postalCode} ${city}`,
      own: postalCode,
      more: city,
      filters: { zips: [postalCode] },
    },
    {
      kind: 'street',
      label: `${street}, ${city}`,
      own: street,
      more: city,
      filters: { cities, text: street },
    },
  ];
}

/** Names that are suggested even without listings. */
function fixedNames(): readonly Name[] {
  const ofCounties = counties.map((county): Name => {
    const label = countyLabel(county);
    return { kind: 'county', label, own: label, filters: { counties: [county.slug] } };
  });
  const ofTypes = propertyKinds.map((kind): Name => {
    const label = propertyKindLabel(kind);
    return { kind: 'type', label, own: label, filters: { kinds: [kind] } };
  });
  return [...ofCounties, ...ofTypes];
}
