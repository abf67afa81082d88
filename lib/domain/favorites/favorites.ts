/** `saved`, or `hidden` from the person's results. A home has at most one of them. */
export const favoriteKinds = ['saved', 'hidden'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export interface Favorite {
  readonly slug: string;
  readonly kind: FavoriteKind;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** The maximum number of favorites per person. */
export const favoriteLimit = 500;

/**
 * Merges two lists, each home once, newest first. Of two favorites of one home the newer wins; at the same
 * instant `saved` wins. The order of merging does not matter, and merging again changes nothing.
 */
export function mergeFavorites(a: readonly Favorite[], b: readonly Favorite[]): readonly Favorite[] {
  const bySlug = new Map<string, Favorite>();
  for (const favorite of [...a, ...b]) {
    const known = bySlug.get(favorite.slug);
    if (!known || isStronger(favorite, known)) bySlug.set(favorite.slug, favorite);
  }
  return [...bySlug.values()].sort((x, y) => y.at - x.at || (x.slug < y.slug ? -1 : 1));
}

/** Keeps every home of `own` and adds the newest of `others` up to the limit. */
export function addFavorites(own: readonly Favorite[], others: readonly Favorite[]): readonly Favorite[] {
  const isOwn = (slug: string) => own.some((favorite) => favorite.slug === slug);
  const merged = mergeFavorites(own, others);
  const room = Math.max(0, favoriteLimit - own.length);
  const added = new Set(merged.filter(({ slug }) => !isOwn(slug)).slice(0, room));
  return merged.filter((favorite) => isOwn(favorite.slug) || added.has(favorite));
}

/** The list with the home's favorite replaced, or removed if `kind` is null. `at` in ms. */
export function withFavorite(
  favorites: readonly Favorite[],
  slug: string,
  kind: FavoriteKind | null,
  at: number,
): readonly Favorite[] {
  const others = favorites.filter((favorite) => favorite.slug !== slug);
  return kind === null ? others : [{ slug, kind, at }, ...others];
}

export const favoriteSlugs = (favorites: readonly Favorite[], kind: FavoriteKind): readonly string[] =>
  favorites.filter((favorite) => favorite.kind === kind).map(({ slug }) => slug);

const isStronger = (favorite: Favorite, known: Favorite): boolean =>
  favorite.at > known.at || (favorite.at === known.at && favorite.kind === 'saved');
