import { toDollars } from '@/lib/domain/drafts/fields/answers';
import {
  type OccupancyValue,
  occupancyValues,
  type PropertyKind,
  propertyKinds,
} from '@/lib/domain/listings/vocabulary';
import { getCountyBySlug } from '@/lib/domain/locations/counties';
import { type PortfolioStatus, portfolioStatuses } from './portfolio-home';

export const portfolioSorts = [
  'next',
  'address',
  'asset',
  'status',
  'price-high',
  'price-low',
  'days',
  'bidders',
  'changed',
] as const;
export type PortfolioSort = (typeof portfolioSorts)[number];

/** The columns in their order. Photo, address and the box to select a home are always shown. */
export const portfolioColumns = [
  'asset',
  'status',
  'price',
  'days',
  'next',
  'views',
  'saves',
  'questions',
  'bidders',
  'county',
  'kind',
  'occupancy',
  'parcel',
  'note',
  'changed',
] as const;
export type PortfolioColumn = (typeof portfolioColumns)[number];

export const defaultColumns: readonly PortfolioColumn[] = portfolioColumns.slice(0, 9);

/** What the table shows. Empty lists mean all values. */
export interface PortfolioQuery {
  /** Typed search words; '' for all. */
  readonly q: string;
  readonly statuses: readonly PortfolioStatus[];
  /** The counties' names for URLs. */
  readonly counties: readonly string[];
  /** As typed; any case. */
  readonly cities: readonly string[];
  /** ZIP codes, or the three or four digits that they start with. */
  readonly zips: readonly string[];
  readonly kinds: readonly PropertyKind[];
  readonly occupancies: readonly OccupancyValue[];
  readonly minCents: number | null;
  readonly maxCents: number | null;
  readonly needsAction: boolean;
  readonly sort: PortfolioSort;
  readonly columns: readonly PortfolioColumn[];
  /** From 1. */
  readonly page: number;
}

/** URL parameters as Next reads them; also the entries of a `URLSearchParams`, grouped by name. */
export type Params = { readonly [name: string]: string | readonly string[] | undefined };

const longestSearch = 100;
/** Of each in one query, so that links and saved views stay short. */
const mostPlaces = 12;
const longestCity = 40;

/** Reads URL parameters. Unknown values are left out. */
export function parsePortfolio(params: Params): PortfolioQuery {
  const all = (name: string) => [params[name]].flat().filter((each) => each !== undefined);
  const text = (name: string) => all(name)[0]?.trim() ?? '';
  const among = <T extends string>(name: string, known: readonly T[]) => {
    const chosen = new Set<string>(all(name));
    return known.filter((each) => chosen.has(each));
  };
  /** A field of the form holds several values; a link repeats the name. */
  const listOf = (name: string, between: RegExp) =>
    [
      ...new Set(
        all(name)
          .flatMap((each) => each.split(between))
          .map((each) => each.trim()),
      ),
    ].slice(0, mostPlaces);
  const columns = among('col', portfolioColumns);
  return {
    q: text('q').slice(0, longestSearch),
    statuses: among('status', portfolioStatuses),
    counties: [...new Set(all('county'))].filter((slug) => getCountyBySlug(slug) !== null),
    cities: listOf('city', /[,;]/).flatMap(
      (city) => city.replaceAll(/\s+/g, ' ').slice(0, longestCity).trim() || [],
    ),
    zips: listOf('zip', /[\s,;]+/).filter((zip) => /^\d{3,5}$/.test(zip)),
    kinds: among('kind', propertyKinds),
    occupancies: among('occupancy', occupancyValues),
    minCents: toDollars(text('min')),
    maxCents: toDollars(text('max')),
    needsAction: text('action') === '1',
    sort: portfolioSorts.find((each) => each === text('sort')) ?? 'next',
    columns: columns.length > 0 ? columns : defaultColumns,
    page: Math.max(1, Number.parseInt(text('page'), 10) || 1),
  };
}

/** Reads what `toPortfolioParams` wrote, for example a saved view. */
export const parsePortfolioText = (text: string): PortfolioQuery => parsePortfolio(groupParams(text));

/** The values of a query string by name, as Next would read them. */
export function groupParams(text: string): Params {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

/** The URL parameters of a query, without defaults. */
export function toPortfolioParams(query: PortfolioQuery): URLSearchParams {
  const params = toFilterParams(query);
  if (query.sort !== 'next') params.set('sort', query.sort);
  if (query.columns.join() !== defaultColumns.join())
    for (const column of query.columns) params.append('col', column);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** The same without order, columns and page. */
export function toFilterParams(query: PortfolioQuery): URLSearchParams {
  const { q, statuses, counties, cities, zips, kinds, occupancies, minCents, maxCents, needsAction } = query;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const status of statuses) params.append('status', status);
  for (const county of counties) params.append('county', county);
  for (const city of cities) params.append('city', city);
  for (const zip of zips) params.append('zip', zip);
  for (const kind of kinds) params.append('kind', kind);
  for (const occupancy of occupancies) params.append('occupancy', occupancy);
  if (minCents !== null) params.set('min', String(minCents / 100));
  if (maxCents !== null) params.set('max', String(maxCents / 100));
  if (needsAction) params.set('action', '1');
  return params;
}
