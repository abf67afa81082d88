import type { SoldHome } from './closing-papers';

/** A home of a sale, as the papers of the closing depend on it. */
export interface PaperHome extends SoldHome {
  readonly place: string;
}

/** What the closing needs, and for which homes; `places` is empty if for all of them. */
export interface NeededPaper<T> {
  readonly paper: T;
  readonly places: readonly string[];
}

/** What each home of a sale needs, each paper once. */
export function papersOfHomes<T, K>(
  homes: readonly PaperHome[],
  papersOf: (home: SoldHome) => readonly T[],
  keyOf: (paper: T) => K,
): readonly NeededPaper<T>[] {
  const found = new Map<K, { readonly paper: T; readonly places: string[] }>();
  for (const home of homes)
    for (const paper of papersOf(home)) {
      const known = found.get(keyOf(paper));
      if (known) known.places.push(home.place);
      else found.set(keyOf(paper), { paper, places: [home.place] });
    }
  return [...found.values()].map(({ paper, places }) => ({
    paper,
    places: places.length === homes.length ? [] : places,
  }));
}
