/**
 * The groups of a seller's listings. `decide`: the auction ended below its reserve, and the seller accepts,
 * counters or declines the high bid. `countered`: the high bidder has the seller's counteroffer.
 */
export const ownListingGroups = [
  'decide',
  'countered',
  'for-sale',
  'drafts',
  'in-review',
  'sold',
  'off-market',
] as const;
export type OwnListingGroup = (typeof ownListingGroups)[number];

export const ownListingSorts = ['next', 'newest', 'price-high', 'price-low', 'address'] as const;
type OwnListingSort = (typeof ownListingSorts)[number];

/** What the list of a seller's listings is searched and sorted by. Instants in ms. */
export interface OwnListingFacts {
  /** Address, listing number, and the seller's own reference. */
  readonly text: string;
  readonly group: OwnListingGroup;
  /** The seller has to do something. */
  readonly needsAction: boolean;
  /** The next deadline or date; null without one. */
  readonly nextAt: number | null;
  readonly priceCents: number | null;
  readonly changedAt: number;
}

export interface OwnListingsQuery {
  /** Typed search words; '' for all. */
  readonly q: string;
  /** `action`: those that need one. */
  readonly show: OwnListingGroup | 'action' | 'all';
  readonly sort: OwnListingSort;
  /** From 1. */
  readonly page: number;
}

const perPage = 25;
const longestSearch = 100;

type Params = { readonly [name: string]: string | readonly string[] | undefined };

/** Reads URL parameters; unknown values are the defaults. */
export function parseOwnListings(params: Params): OwnListingsQuery {
  const text = (name: string) => [params[name]].flat()[0]?.trim() ?? '';
  const shows = ['action', ...ownListingGroups] as const;
  return {
    q: text('q').slice(0, longestSearch),
    show: shows.find((each) => each === text('show')) ?? 'all',
    sort: ownListingSorts.find((each) => each === text('sort')) ?? 'next',
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
  };
}

/** The URL parameters of a query, without defaults. */
export function ownListingsQuery({ q, show, sort, page }: OwnListingsQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (show !== 'all') params.set('show', show);
  if (sort !== 'next') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export interface OwnListingsPage<T> {
  readonly rows: readonly T[];
  /** Matches of the search on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Matches of the search in each view. */
  readonly counts: Readonly<Record<OwnListingsQuery['show'], number>>;
}

/** One page of the listings that match. A page past the end is the last one. */
export function pageOwnListings<T extends OwnListingFacts>(
  all: readonly T[],
  { q, show, sort, page }: OwnListingsQuery,
): OwnListingsPage<T> {
  const words = plain(q).split(' ').filter(Boolean);
  const found = all.filter(({ text }) => {
    const own = plain(text);
    return words.every((word) => own.includes(word));
  });
  const isIn = (view: OwnListingsQuery['show']) => (row: T) =>
    view === 'all' || (view === 'action' ? row.needsAction : row.group === view);
  const count = (view: OwnListingsQuery['show']) => found.filter(isIn(view)).length;
  const rows = found.filter(isIn(show)).sort(orders[sort]);
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const shown = Math.min(page, pages);
  return {
    rows: rows.slice((shown - 1) * perPage, shown * perPage),
    total: rows.length,
    page: shown,
    pages,
    counts: {
      all: count('all'),
      action: count('action'),
      decide: count('decide'),
      countered: count('countered'),
      'for-sale': count('for-sale'),
      drafts: count('drafts'),
      'in-review': count('in-review'),
      sold: count('sold'),
      'off-market': count('off-market'),
    },
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Order = (a: OwnListingFacts, b: OwnListingFacts) => number;

const newest: Order = (a, b) => b.changedAt - a.changedAt;
const orders: Readonly<Record<OwnListingSort, Order>> = {
  next: (a, b) =>
    Number(b.group === 'decide') - Number(a.group === 'decide') ||
    Number(b.needsAction) - Number(a.needsAction) ||
    (a.nextAt ?? Number.MAX_SAFE_INTEGER) - (b.nextAt ?? Number.MAX_SAFE_INTEGER) ||
    newest(a, b),
  newest,
  'price-high': (a, b) => (b.priceCents ?? -1) - (a.priceCents ?? -1) || newest(a, b),
  'price-low': (a, b) =>
    (a.priceCents ?? Number.MAX_SAFE_INTEGER) - (b.priceCents ?? Number.MAX_SAFE_INTEGER) || newest(a, b),
  address: (a, b) => compareText(a.text, b.text),
};

/** `9 Elm` before `10 Elm`. */
const compareText = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
