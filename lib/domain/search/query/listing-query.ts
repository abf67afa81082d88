import { type ListingPhase, listingPhases } from '@/lib/domain/listing-views/sale-phase';
import * as words from '@/lib/domain/listings/vocabulary';
import { counties, getCountyByPlace } from '@/lib/domain/locations/counties';
import { countOfDay, isDay } from '@/lib/domain/shared/eastern-day';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { longestText } from './typed-text';

export const saleFormats = ['auction', 'fixed-price'] as const;
export const reserveStates = ['none', 'not-met', 'met'] as const;
/** Ways to pay for a purchase. `CashOnly`: the listing accepts nothing else. */
export const financings = ['CashOnly', 'Conventional', 'FHA', 'VA', 'RenovationLoan', 'Commercial'] as const;
export const priceChanges = ['cut', 'raised'] as const;
export const listingSorts = [
  'ending-soon',
  'newest',
  'price-up',
  'price-down',
  'price-per-sqft',
  'whole-price',
  'distance',
] as const;
export type ListingSort = (typeof listingSorts)[number];

/**
 * The type of each field's choices. Several choices of one field widen a search; several fields narrow it.
 */
interface ChoiceTypes {
  /** County slugs. */
  readonly counties: string;
  /** Postal cities as slugs from `toSlug`: lower case with hyphens. */
  readonly cities: string;
  readonly zips: string;
  readonly kinds: words.PropertyKind;
  readonly subTypes: words.PropertySubType;
  readonly saleFormats: (typeof saleFormats)[number];
  readonly phases: ListingPhase;
  /** The auction's reserve; a fixed price has none. */
  readonly reserves: (typeof reserveStates)[number];
  readonly occupancies: words.OccupancyValue;
  readonly deedTypes: words.DeedType;
  readonly financing: (typeof financings)[number];
  readonly priceChanges: (typeof priceChanges)[number];
}
export type ChoiceField = keyof ChoiceTypes;

/** Inclusive at both ends; null is open. An unknown value is in no range. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

export interface RangeParams {
  readonly min: string;
  readonly max: string;
  readonly unit: 'dollars' | 'whole' | 'half' | 'day';
  readonly least?: number;
  /** In the unit of the URL. */
  readonly most: number;
}

/** The URL parameters of each range. A day is a New York calendar day, counted from 1970. */
export const rangeParams = {
  priceCents: { min: 'min', max: 'max', unit: 'dollars', most: 1_000_000_000 },
  /** The total cost at the price that can be offered now. */
  wholePriceCents: { min: 'whole-min', max: 'whole-max', unit: 'dollars', most: 1_000_000_000 },
  estimatedValueCents: { min: 'value-min', max: 'value-max', unit: 'dollars', most: 1_000_000_000 },
  bedrooms: { min: 'beds', max: 'beds-max', unit: 'whole', most: 20 },
  bathrooms: { min: 'baths', max: 'baths-max', unit: 'half', most: 20 },
  livingAreaSqft: { min: 'sqft', max: 'sqft-max', unit: 'whole', most: 10_000_000 },
  lotSqft: { min: 'lot', max: 'lot-max', unit: 'whole', most: 1_000_000_000 },
  yearBuilt: { min: 'built', max: 'built-max', unit: 'whole', least: 1600, most: 2100 },
  units: { min: 'units', max: 'units-max', unit: 'whole', most: 1000 },
  /** Monthly dues to a homeowners’ association, condominium or co-op; 0 if there are none. */
  feeCents: { min: 'hoa-min', max: 'hoa', unit: 'dollars', most: 100_000 },
  daysOnMarket: { min: 'days-min', max: 'days', unit: 'whole', most: 10_000 },
  /** Hours until the auction's end; an auction that is over is in no range. */
  hoursLeft: { min: 'hours-min', max: 'hours', unit: 'whole', most: 10_000 },
  endDay: { min: 'ends-from', max: 'ends-to', unit: 'day', most: 100_000 },
} as const satisfies Record<string, RangeParams>;
export type RangeField = keyof typeof rangeParams;

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/**
 * A search as its URL states it. Empty lists, open ranges and null do not narrow it. Empty `phases` means
 * homes that can still be bought.
 */
export type ListingQuery = { readonly [F in ChoiceField]: readonly ChoiceTypes[F][] } & Readonly<
  Record<RangeField, Range>
> & {
    /** The corners of a drawn area. */
    readonly area: readonly Point[];
    readonly near: (Point & { readonly radiusMiles: number }) | null;
    readonly bounds: Bounds | null;
    readonly text: string;
    /** `distance` is measured from `near`; without `near` the default sort applies. */
    readonly sort: ListingSort;
    /** Changes what cards show, not what is found. */
    readonly showsWholePrice: boolean;
    /** Starts at 1. */
    readonly page: number;
  };

const open: Range = { min: null, max: null };

export const emptyQuery: ListingQuery = {
  counties: [],
  cities: [],
  zips: [],
  kinds: [],
  subTypes: [],
  saleFormats: [],
  phases: [],
  reserves: [],
  occupancies: [],
  deedTypes: [],
  financing: [],
  priceChanges: [],
  priceCents: open,
  wholePriceCents: open,
  estimatedValueCents: open,
  bedrooms: open,
  bathrooms: open,
  livingAreaSqft: open,
  lotSqft: open,
  yearBuilt: open,
  units: open,
  feeCents: open,
  daysOnMarket: open,
  hoursLeft: open,
  endDay: open,
  area: [],
  near: null,
  bounds: null,
  text: '',
  sort: 'ending-soon',
  showsWholePrice: false,
  page: 1,
};

export const choiceFields = [
  'counties',
  'cities',
  'zips',
  'kinds',
  'subTypes',
  'saleFormats',
  'phases',
  'reserves',
  'occupancies',
  'deedTypes',
  'financing',
  'priceChanges',
] as const satisfies readonly ChoiceField[];
export const rangeFields = [
  'priceCents',
  'wholePriceCents',
  'estimatedValueCents',
  'bedrooms',
  'bathrooms',
  'livingAreaSqft',
  'lotSqft',
  'yearBuilt',
  'units',
  'feeCents',
  'daysOnMarket',
  'hoursLeft',
  'endDay',
] as const satisfies readonly RangeField[];
/** Every field that can narrow a search. */
export const filterFields = ['text', 'area', 'near', 'bounds', ...choiceFields, ...rangeFields] as const;
export type FilterField = (typeof filterFields)[number];

/** The fields that narrow this search. */
export const narrowedFields = (query: ListingQuery): readonly FilterField[] =>
  filterFields.filter((field) => isNarrowed(query[field]));

/** The search without that filter, starting at page 1. */
export const withoutField = (query: ListingQuery, field: FilterField): ListingQuery => ({
  ...query,
  [field]: emptyQuery[field],
  page: 1,
});

function isNarrowed(value: ListingQuery[FilterField]): boolean {
  if (value === null) return false;
  if (typeof value === 'string' || 'length' in value) return value.length > 0;
  return !('min' in value) || value.min !== null || value.max !== null;
}

/** A value that the search ignored, and why. */
export interface IgnoredValue {
  readonly name: string;
  readonly value: string;
  readonly reason:
    | 'unknown'
    | 'not-a-whole-number'
    | 'not-a-day'
    | 'not-a-place'
    | 'out-of-range'
    | 'minimum-above-maximum'
    | 'needs-near';
}

/** Search params as Next passes them to a page, or as the browser has them. */
export type ParamsLike = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The fewest corners that form an area. */
export const fewestCorners = 3;
export const mostCorners = 100;
const mostChosen = 100;

/** The query reduced to what decides the results: the first page, and default card contents. */
export const toResultQuery = (query: ListingQuery): ListingQuery => ({
  ...query,
  page: 1,
  showsWholePrice: false,
});

interface ChoiceParams<T extends string> {
  readonly name: string;
  /** The values as written in the URL, if the list is closed. */
  readonly values?: readonly string[];
  readonly read: (value: string) => T | null;
}

/**
 * A choice from a closed list, written in the URL in lower case with hyphens: `BillOfSale` is `bill-of-sale`.
 */
const oneOf = <T extends string>(name: string, list: readonly T[]): ChoiceParams<T> => ({
  name,
  values: list.map(toParam),
  read: (value) => list.find((each) => toParam(each) === value) ?? null,
});

export const choiceParams: { readonly [F in ChoiceField]: ChoiceParams<ChoiceTypes[F]> } = {
  counties: {
    name: 'county',
    values: counties.map(({ slug }) => slug),
    read: (value) => getCountyByPlace(value)?.slug ?? null,
  },
  cities: {
    name: 'city',
    read: (value) => (/^[a-z\d-]{1,60}$/.test(value) ? toSlug(value) || null : null),
  },
  zips: { name: 'zip', read: (value) => (/^\d{5}$/.test(value) ? value : null) },
  kinds: oneOf('type', words.propertyKinds),
  subTypes: oneOf('subtype', words.propertySubTypes),
  saleFormats: oneOf('sale', saleFormats),
  phases: oneOf('status', listingPhases),
  reserves: oneOf('reserve', reserveStates),
  occupancies: oneOf('occupancy', words.occupancyValues),
  deedTypes: oneOf('deed', words.deedTypes),
  financing: oneOf('financing', financings),
  priceChanges: oneOf('price', priceChanges),
};

/**
 * Reads the parameters that `toSearchParams` writes. `status=all` means every phase; a borough's name means
 * its county. Does not fail: an invalid value is left out and reported in `ignored`. Unrelated parameters are
 * skipped without a report.
 */
export function parseListingQuery(params: ParamsLike): {
  query: ListingQuery;
  ignored: readonly IgnoredValue[];
} {
  const ignored: IgnoredValue[] = [];
  const drop = (name: string, value: string, reason: IgnoredValue['reason']) => {
    ignored.push({ name, value, reason });
    return null;
  };
  const values = (name: string) => [
    ...new Set(
      allOf(params, name)
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
  const known = <T extends string>({ name, read }: ChoiceParams<T>): T[] => {
    const found = values(name).flatMap(
      (value) => read(value.toLowerCase()) ?? drop(name, value, 'unknown') ?? [],
    );
    return [...new Set(found)].slice(0, mostChosen);
  };
  const chosen = <F extends ChoiceField>(field: F): readonly ChoiceTypes[F][] => known(choiceParams[field]);
  const limit = (
    name: string,
    { unit, least = 0, most }: Omit<RangeParams, 'min' | 'max'>,
  ): number | null => {
    const value = values(name)[0];
    if (value === undefined) return null;
    const amount = units[unit].read(value);
    if (amount === null) return drop(name, value, unit === 'day' ? 'not-a-day' : 'not-a-whole-number');
    if (amount < least || amount > most) return drop(name, value, 'out-of-range');
    return amount * units[unit].scale;
  };
  const range = (field: RangeField): Range => {
    const of = rangeParams[field];
    // A minimum of 0 is no filter.
    const min = limit(of.min, of) || null;
    const max = limit(of.max, of);
    if (min === null || max === null || min <= max) return { min, max };
    drop(of.max, values(of.max)[0] ?? '', 'minimum-above-maximum');
    return { min, max: null };
  };
  const place = <T>(name: string, read: (numbers: readonly number[]) => T | null): T | null => {
    const value = values(name)[0];
    if (value === undefined) return null;
    const numbers = numbersOf(value);
    return (numbers && read(numbers)) ?? drop(name, value, 'not-a-place');
  };

  const near = place('near', toNear);
  const sort = known(oneOf('sort', listingSorts))[0] ?? emptyQuery.sort;
  if (sort === 'distance' && near === null) drop('sort', sort, 'needs-near');
  const query: ListingQuery = {
    counties: chosen('counties'),
    cities: chosen('cities'),
    zips: chosen('zips'),
    kinds: chosen('kinds'),
    subTypes: chosen('subTypes'),
    saleFormats: chosen('saleFormats'),
    phases: values('status').includes('all') ? listingPhases : chosen('phases'),
    reserves: chosen('reserves'),
    occupancies: chosen('occupancies'),
    deedTypes: chosen('deedTypes'),
    financing: chosen('financing'),
    priceChanges: chosen('priceChanges'),
    priceCents: range('priceCents'),
    wholePriceCents: range('wholePriceCents'),
    estimatedValueCents: range('estimatedValueCents'),
    bedrooms: range('bedrooms'),
    bathrooms: range('bathrooms'),
    livingAreaSqft: range('livingAreaSqft'),
    lotSqft: range('lotSqft'),
    yearBuilt: range('yearBuilt'),
    units: range('units'),
    feeCents: range('feeCents'),
    daysOnMarket: range('daysOnMarket'),
    hoursLeft: range('hoursLeft'),
    endDay: range('endDay'),
    area: place('area', toArea) ?? [],
    near,
    bounds: place('bounds', toBounds),
    text: (values('q')[0] ?? '').replace(/\s+/g, ' ').slice(0, longestText).trim(),
    sort: sort === 'distance' && near === null ? emptyQuery.sort : sort,
    showsWholePrice: known(oneOf('show', ['whole-price'])).length > 0,
    page: limit('page', { unit: 'whole', least: 1, most: 100_000 }) ?? 1,
  };
  return { query, ignored };
}

/** The shortest parameters that `parseListingQuery` reads back as this query, in a fixed order. */
export function toSearchParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => {
    if (value !== '') params.append(name, value);
  };
  put('q', query.text);
  for (const field of choiceFields) {
    const isAll = field === 'phases' && listingPhases.every((phase) => query.phases.includes(phase));
    for (const value of isAll ? ['all'] : query[field]) put(choiceParams[field].name, toParam(value));
  }
  for (const field of rangeFields) {
    const { min, max, unit } = rangeParams[field];
    put(min, writeLimit(query[field].min, unit));
    put(max, writeLimit(query[field].max, unit));
  }
  const { near, bounds } = query;
  put('area', degrees(query.area.flatMap(({ latitude, longitude }) => [latitude, longitude])));
  put('near', near ? degrees([near.latitude, near.longitude, near.radiusMiles]) : '');
  put('bounds', bounds ? degrees([bounds.south, bounds.west, bounds.north, bounds.east]) : '');
  const isOrder = query.sort !== emptyQuery.sort && (query.sort !== 'distance' || near !== null);
  put('sort', isOrder ? query.sort : '');
  put('show', query.showsWholePrice ? 'whole-price' : '');
  put('page', query.page === 1 ? '' : String(query.page));
  return params;
}

const dayMs = 24 * 3_600_000;

interface Unit {
  /** Stored units per unit in the URL, such as 100 cents per dollar. */
  readonly scale: number;
  readonly read: (value: string) => number | null;
  readonly write: (amount: number) => string;
}
const numberLike = (pattern: RegExp) => (value: string) => {
  const plain = value.replace(/[$,\s]/g, '');
  return pattern.test(plain) ? Number(plain) : null;
};
const units: Readonly<Record<RangeParams['unit'], Unit>> = {
  dollars: { scale: 100, read: numberLike(/^\d+$/), write: String },
  whole: { scale: 1, read: numberLike(/^\d+$/), write: String },
  half: { scale: 1, read: numberLike(/^\d+(\.[05])?$/), write: String },
  day: {
    scale: 1,
    read: (value) => (isDay(value) ? countOfDay(value) : null),
    write: (day) => new Date(day * dayMs).toISOString().slice(0, 10),
  },
};

const writeLimit = (value: number | null, unit: RangeParams['unit']): string =>
  value === null ? '' : units[unit].write(value / units[unit].scale);

/** To about one meter. */
const rounded = (degree: number): number => Math.round(degree * 100_000) / 100_000 + 0;
const degrees = (numbers: readonly number[]): string => numbers.map(rounded).join('_');

function numbersOf(value: string): readonly number[] | null {
  const parts = value.split(/[_,]/);
  return parts.every((part) => /^-?\d{1,4}(\.\d+)?$/.test(part))
    ? parts.map((part) => rounded(Number(part)))
    : null;
}

const isPoint = ({ latitude, longitude }: Point): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

function toArea(numbers: readonly number[]): readonly Point[] | null {
  const count = numbers.length / 2;
  if (!Number.isInteger(count) || count < fewestCorners || count > mostCorners) return null;
  const corners = numbers.flatMap((latitude, index) =>
    index % 2 === 0 ? [{ latitude, longitude: numbers[index + 1] ?? 0 }] : [],
  );
  return corners.every(isPoint) ? corners : null;
}

function toNear(numbers: readonly number[]): ListingQuery['near'] {
  const [latitude, longitude, radiusMiles] = numbers;
  if (latitude === undefined || longitude === undefined || radiusMiles === undefined) return null;
  const isRadius = numbers.length === 3 && radiusMiles > 0 && radiusMiles <= 500;
  return isRadius && isPoint({ latitude, longitude }) ? { latitude, longitude, radiusMiles } : null;
}

function toBounds(numbers: readonly number[]): Bounds | null {
  const [south, west, north, east] = numbers;
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  const isBox = numbers.length === 4 && south < north && west < east && corners.every(isPoint);
  return isBox ? { south, west, north, east } : null;
}

/** A value of a closed list as written in the URL: `BillOfSale` is `bill-of-sale`. */
export function toParam(value: string): string {
  return value.replace(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
}

function allOf(params: ParamsLike, name: string): readonly string[] {
  if (params instanceof URLSearchParams) return params.getAll(name);
  const value = params[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
