/** Where something stands in an order, the deciding value first and one last that nothing else has. */
export type Rank = readonly RankValue[];
type RankValue = string | number | boolean | null;

export interface Cursor {
  /** The order that it is a place of. */
  readonly order: string;
  /** When the reading began, milliseconds UTC: what the clock decides of the order is decided as of then. */
  readonly asOf: number;
  readonly rank: Rank;
}

/** Null stands before everything. A rank's value is taken backwards where `isDescending` says so. */
export function compareRanks(a: Rank, b: Rank, isDescending: readonly boolean[] = []): number {
  for (const [index, value] of a.entries()) {
    const step = compareValues(value, b[index] ?? null);
    if (step !== 0) return isDescending[index] ? -step : step;
  }
  return 0;
}

function compareValues(a: RankValue, b: RankValue): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

interface Ranking<T> {
  readonly rankOf: (item: T) => Rank;
  readonly isDescending?: readonly boolean[];
  /** The last one that was given already. */
  readonly after: Rank | null;
  readonly skip?: number;
  readonly limit: number;
}

export interface KeysetPage<T> {
  readonly items: readonly T[];
  /** The last one's, when there are more behind it. */
  readonly last: Rank | null;
}

/**
 * The first `limit` of the items that stand behind a rank. Whatever comes, goes or moves elsewhere meanwhile, who reads
 * on from `last` meets every item once whose own rank stays as it is.
 */
export function pageAfter<T>(
  items: Iterable<T>,
  { rankOf, isDescending = [], after, skip = 0, limit }: Ranking<T>,
): KeysetPage<T> {
  const compare = (a: Ranked<T>, b: Ranked<T>) => compareRanks(a.rank, b.rank, isDescending);
  const first = createFirst(skip + limit + 1, compare);
  for (const item of items) {
    const rank = rankOf(item);
    if (after === null || compareRanks(rank, after, isDescending) > 0) first.add({ item, rank });
  }
  const found = first.list().slice(skip);
  const shown = found.slice(0, limit);
  return {
    items: shown.map(({ item }) => item),
    last: found.length > limit ? (shown.at(-1)?.rank ?? null) : null,
  };
}

interface Ranked<T> {
  readonly item: T;
  readonly rank: Rank;
}

/** Keeps the first so many of all that it is given: it sorts whenever it holds twice as many, so seldom. */
function createFirst<T>(count: number, compare: (a: T, b: T) => number) {
  let kept: T[] = [];
  let worst: T | undefined;
  const cut = () => {
    kept = kept.sort(compare).slice(0, count);
    if (kept.length === count) worst = kept.at(-1);
  };
  return {
    add(item: T) {
      if (worst !== undefined && compare(item, worst) >= 0) return;
      kept.push(item);
      if (kept.length >= Math.max(2 * count, 64)) cut();
    },
    list(): readonly T[] {
      cut();
      return kept;
    },
  };
}

/** For a URL. */
export function toCursorText({ order, asOf, rank }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order, asOf, ...rank]));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Null when it is no cursor of this order, whose ranks have so many values. */
export function parseCursor(text: string, order: string, rankLength: number): Cursor | null {
  const parts = parseParts(text);
  if (!Array.isArray(parts) || parts.length !== rankLength + 2) return null;
  const [itsOrder, asOf, ...rank]: unknown[] = parts;
  if (itsOrder !== order || !Number.isSafeInteger(asOf) || !rank.every(isRankValue)) return null;
  return { order, asOf: Number(asOf), rank };
}

function parseParts(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

const isRankValue = (value: unknown): value is RankValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
