/** A person's mark on a home: `saved` with a heart, or `hidden` from their results; never both. */
export const favoriteKinds = ['saved', 'hidden'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export interface Favorite {
  readonly slug: string;
  readonly kind: FavoriteKind;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** So many are kept for one person. */
export const favoriteLimit = 500;

/**
 * Both together, each home once, the newest first. Of two marks on one home the newer wins, at the same instant the
 * heart; so the order of merging is of no matter, and merging again changes nothing.
 */
export function mergeFavorites(a: readonly Favorite[], b: readonly Favorite[]): readonly Favorite[] {
  const bySlug = new Map<string, Favorite>();
  for (const mark of [...a, ...b]) {
    const known = bySlug.get(mark.slug);
    if (!known || isStronger(mark, known)) bySlug.set(mark.slug, mark);
  }
  return [...bySlug.values()].sort((x, y) => y.at - x.at || (x.slug < y.slug ? -1 : 1));
}

/** What is kept stays; of the others the newest come to it, as many as there is room for. */
export function takeFavorites(kept: readonly Favorite[], others: readonly Favorite[]): readonly Favorite[] {
  const isKept = (slug: string) => kept.some((mark) => mark.slug === slug);
  const merged = mergeFavorites(kept, others);
  const room = Math.max(0, favoriteLimit - kept.length);
  const taken = new Set(merged.filter(({ slug }) => !isKept(slug)).slice(0, room));
  return merged.filter((mark) => isKept(mark.slug) || taken.has(mark));
}

/** With the home marked anew, or, by null, no longer marked. */
export function withFavorite(
  marks: readonly Favorite[],
  slug: string,
  kind: FavoriteKind | null,
  at: number,
): readonly Favorite[] {
  const others = marks.filter((mark) => mark.slug !== slug);
  return kind === null ? others : [{ slug, kind, at }, ...others];
}

export const favoriteSlugs = (marks: readonly Favorite[], kind: FavoriteKind): readonly string[] =>
  marks.filter((mark) => mark.kind === kind).map(({ slug }) => slug);

const isStronger = (mark: Favorite, known: Favorite): boolean =>
  mark.at > known.at || (mark.at === known.at && mark.kind === 'saved');
