import {
  type PortfolioHome,
  type PortfolioStatus,
  portfolioStatuses,
  toSearchText,
  toSquashed,
} from './portfolio-home';
import type { PortfolioQuery, PortfolioSort } from './portfolio-query';

export const HOMES_PER_PAGE = 50;

/** The homes that match the search and the filters, in the order of the query, on all pages. */
export function findHomes(homes: readonly PortfolioHome[], query: PortfolioQuery): readonly PortfolioHome[] {
  return homes.filter(matcherOf(query)).sort(orders[query.sort]);
}

function matcherOf(query: PortfolioQuery): (home: PortfolioHome) => boolean {
  const isFound = searchOf(query.q);
  const cities = new Set(query.cities.map(toSearchText));
  const isIn = <T>(chosen: readonly T[], value: T | null): boolean =>
    chosen.length === 0 || (value !== null && chosen.includes(value));
  return ({ text, status, county, city, postalCode, kind, occupancy, price, needsAction }) =>
    isIn(query.statuses, status) &&
    isIn(query.counties, county) &&
    (cities.size === 0 || cities.has(toSearchText(city))) &&
    (query.zips.length === 0 || query.zips.some((zip) => postalCode.startsWith(zip))) &&
    isIn(query.kinds, kind) &&
    isIn(query.occupancies, occupancy) &&
    (query.minCents === null || (price !== null && price.cents >= query.minCents)) &&
    (query.maxCents === null || (price !== null && price.cents <= query.maxCents)) &&
    (!query.needsAction || needsAction) &&
    isFound(text);
}

/** Every typed word. `HS-90` is one word: it finds HS-9001 and HS9001, but not 90 Oak Street with HS-12. */
function searchOf(typed: string): (text: string) => boolean {
  const words = typed.split(/\s+/).flatMap((word) => {
    const phrase = toSearchText(word);
    return phrase ? { phrase, squashed: toSquashed(word) } : [];
  });
  return (text) => words.every(({ phrase, squashed }) => text.includes(phrase) || text.includes(squashed));
}

export type HomeCounts = Readonly<Record<PortfolioStatus | 'all' | 'action', number>>;

/** The homes in each status that match the other filters. */
export function countHomes(homes: readonly PortfolioHome[], query: PortfolioQuery): HomeCounts {
  const matching = homes.filter(matcherOf({ ...query, statuses: [], needsAction: false }));
  const counts: { -readonly [key in keyof HomeCounts]: number } = { ...noHomes, all: matching.length };
  for (const { status, needsAction } of matching) {
    counts[status] += 1;
    if (needsAction) counts.action += 1;
  }
  return counts;
}

const noHomes: HomeCounts = {
  all: 0,
  action: 0,
  draft: 0,
  'in-review': 0,
  returned: 0,
  rejected: 0,
  published: 0,
  'auction-live': 0,
  'auction-ended': 0,
  'under-contract': 0,
  sold: 0,
  'off-market': 0,
};

export interface PortfolioPage {
  readonly homes: readonly PortfolioHome[];
  readonly page: number;
  readonly pages: number;
}

/** One page of the found homes. A page past the end is the last one. */
export function pageOf(found: readonly PortfolioHome[], page: number): PortfolioPage {
  const pages = Math.max(1, Math.ceil(found.length / HOMES_PER_PAGE));
  const shown = Math.min(page, pages);
  return { homes: found.slice((shown - 1) * HOMES_PER_PAGE, shown * HOMES_PER_PAGE), page: shown, pages };
}

/** Exact sums in cents. A home counts in one sum at most. */
export interface PortfolioTotals {
  readonly homes: number;
  /** List prices of homes for a fixed price that are not sold. */
  readonly listCents: number;
  /** Current bids of auctions that are open. */
  readonly bidCents: number;
  /** What sold homes sold for. */
  readonly soldCents: number;
}

export function totalsOf(found: readonly PortfolioHome[]): PortfolioTotals {
  const sum = (counts: (home: PortfolioHome) => boolean) =>
    found.reduce((all, home) => (counts(home) ? all + (home.price?.cents ?? 0) : all), 0);
  return {
    homes: found.length,
    listCents: sum(({ price }) => price?.of === 'list'),
    bidCents: sum(({ price, status }) => price?.of === 'current' && status === 'auction-live'),
    soldCents: sum(({ price }) => price?.of === 'sold'),
  };
}

type Order = (a: PortfolioHome, b: PortfolioHome) => number;

const last = Number.MAX_SAFE_INTEGER;
const collator = new Intl.Collator('en', { numeric: true });
const byKey: Order = (a, b) => (a.key < b.key ? -1 : Number(a.key > b.key));
const newest: Order = (a, b) => b.changedAt - a.changedAt || byKey(a, b);
/** `9 Elm` before `10 Elm`, and homes without the text last. */
const byText =
  (textOf: (home: PortfolioHome) => string | null): Order =>
  (a, b) =>
    Number(!textOf(a)) - Number(!textOf(b)) ||
    collator.compare(textOf(a) ?? '', textOf(b) ?? '') ||
    byKey(a, b);

/** Drafts of one import change in the same hour; within it, the order of their addresses is the useful one. */
const hourMs = 3_600_000;
const byAddress = byText(({ street, unit, city }) => street && `${street} ${unit} ${city}`);
const hourOf = ({ changedAt }: PortfolioHome): number => Math.floor(changedAt / hourMs);
const newestByAddress: Order = (a, b) => hourOf(b) - hourOf(a) || byAddress(a, b);
const byStatus: Order = (a, b) => portfolioStatuses.indexOf(a.status) - portfolioStatuses.indexOf(b.status);

const orders: Readonly<Record<PortfolioSort, Order>> = {
  next: (a, b) =>
    Number(b.needsAction) - Number(a.needsAction) ||
    (a.next?.at ?? last) - (b.next?.at ?? last) ||
    byStatus(a, b) ||
    newestByAddress(a, b),
  address: byAddress,
  asset: byText(({ assetNumber }) => assetNumber),
  status: (a, b) => byStatus(a, b) || newestByAddress(a, b),
  'price-high': (a, b) => (b.price?.cents ?? -1) - (a.price?.cents ?? -1) || newest(a, b),
  'price-low': (a, b) => (a.price?.cents ?? last) - (b.price?.cents ?? last) || newest(a, b),
  days: (a, b) => (a.listedAt ?? last) - (b.listedAt ?? last) || newest(a, b),
  bidders: (a, b) => (b.bidders ?? -1) - (a.bidders ?? -1) || newest(a, b),
  changed: newest,
};
