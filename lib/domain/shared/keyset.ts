/** The sort key of an item: the most significant value first, and last a value that is unique to the item. */
export type Rank = readonly RankValue[];
type RankValue = string | number | boolean | null;

export interface Cursor {
  /** The name of the sort order. */
  readonly order: string;
  /** When the first page was read, in ms. Time-dependent parts of the order use it on every page. */
  readonly asOf: number;
  readonly rank: Rank;
}

/** Compares two ranks. Null sorts before everything; `isDescending` reverses single values of the rank. */
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
  /** The rank of the last item returned so far; null on the first page. */
  readonly after: Rank | null;
  readonly skip?: number;
  readonly limit: number;
}

export interface KeysetPage<T> {
  readonly items: readonly T[];
  /** The rank of the last item if more follow, else null. */
  readonly last: Rank | null;
}

/**
 * The first `limit` items after a rank. A reader who continues from `last` gets every item with an unchanged
 * rank exactly once, even if other items are added, removed or moved meanwhile.
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
  const page = found.slice(0, limit);
  return {
    items: page.map(({ item }) => item),
    last: found.length > limit ? (page.at(-1)?.rank ?? null) : null,
  };
}

interface Ranked<T> {
  readonly item: T;
  readonly rank: Rank;
}

/** Keeps the first `count` of the added items. It sorts only when it holds twice as many, so rarely. */
function createFirst<T>(count: number, compare: (a: T, b: T) => number) {
  let best: T[] = [];
  let worst: T | undefined;
  const cut = () => {
    best = best.sort(compare).slice(0, count);
    if (best.length === count) worst = best.at(-1);
  };
  return {
    add(item: T) {
      if (worst !== undefined && compare(item, worst) >= 0) return;
      best.push(item);
      if (best.length >= Math.max(2 * count, 64)) cut();
    },
    list(): readonly T[] {
      cut();
      return best;
    },
  };
}

/** Encodes a cursor for a URL, as base64url. */
export function toCursorText({ order, asOf, rank }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order, asOf, ...rank]));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Decodes a cursor. Null unless it belongs to this order and its rank has `rankLength` values. */
export function parseCursor(text: string, order: string, rankLength: number): Cursor | null {
  const parts = parseParts(text);
  if (!Array.isArray(parts) || parts.length !== rankLength + 2) return null;
  const [cursorOrder, asOf, ...rank]: unknown[] = parts;
  if (cursorOrder !== order || !Number.isSafeInteger(asOf) || !rank.every(isRankValue)) return null;
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
