import { type BoardSort, boardSorts } from '@/lib/domain/auctions/views/auction-board';
import { isDay } from '@/lib/domain/shared/eastern-day';
import {
  choiceParams,
  emptyQuery,
  type IgnoredValue,
  type ListingQuery,
  type ParamsLike,
  parseListingQuery,
  rangeParams,
  toSearchParams,
} from './listing-query';

/** The views of the auction board, each with its own path. */
export const boardViews = ['today', 'week', 'upcoming', 'results'] as const;
export type BoardView = (typeof boardViews)[number];

export const boardFields = ['counties', 'occupancies', 'reserves', 'kinds'] as const;
export type BoardField = (typeof boardFields)[number];
const { min, max } = rangeParams.priceCents;

/** What the URL of the board states besides its view. */
export interface BoardQuery {
  /** Only the board's fields and the price narrow it, each choice to at most one value. */
  readonly filters: ListingQuery;
  readonly sort: BoardSort;
  /** One day of any view, `2026-11-21`. */
  readonly day: string | null;
  /** The month of the calendar, `2026-11`; null for the month of the day, or of today. */
  readonly month: string | null;
  /** Where the page begins. */
  readonly from: string | null;
}

export const emptyBoardQuery: BoardQuery = {
  filters: emptyQuery,
  sort: 'time',
  day: null,
  month: null,
  from: null,
};

/** A value that the board ignored, and why. */
export interface IgnoredBoardValue {
  readonly name: string;
  readonly value: string;
  readonly reason: IgnoredValue['reason'] | 'not-a-month' | 'one-only';
}

/** Does not fail: an invalid value is left out and reported. Unrelated parameters are skipped. */
export function parseBoardQuery(params: ParamsLike): {
  readonly query: BoardQuery;
  readonly ignored: readonly IgnoredBoardValue[];
} {
  const given = toUrlParams(params);
  const ignored: IgnoredBoardValue[] = [];
  const known = <T extends string>(
    name: string,
    reason: IgnoredBoardValue['reason'],
    read: (value: string) => T | null,
  ): T | null => {
    const value = given.get(name)?.trim();
    if (!value) return null;
    const found = read(value);
    if (found === null) ignored.push({ name, value, reason });
    return found;
  };
  const names = [...boardFields.map((field) => choiceParams[field].name), min, max];
  const parsed = parseListingQuery(new URLSearchParams([...given].filter(([name]) => names.includes(name))));
  ignored.push(...parsed.ignored);
  const day = known('day', 'not-a-day', (value) => (isDay(value) ? value : null));
  const month = known('month', 'not-a-month', (value) => (isDay(`${value}-01`) ? value : null));
  const sort = known('sort', 'unknown', (value) => boardSorts.find((each) => each === value) ?? null);
  return {
    query: {
      filters: withFirstChoices(parsed.query, boardFields, ignored),
      sort: sort ?? emptyBoardQuery.sort,
      day,
      month,
      from: given.get('from'),
    },
    ignored,
  };
}

/** Each filter offers one choice. Further ones are reported. */
export function withFirstChoices(
  filters: ListingQuery,
  fields: readonly BoardField[],
  ignored: IgnoredBoardValue[],
): ListingQuery {
  const firsts = fields.map((field) => {
    const [first, ...others] = filters[field];
    for (const value of others) ignored.push({ name: choiceParams[field].name, value, reason: 'one-only' });
    return [field, first === undefined ? [] : [first]] as const;
  });
  return { ...filters, ...Object.fromEntries(firsts) };
}

/** The shortest parameters that `parseBoardQuery` reads back as this query, in a fixed order. */
export function toBoardParams({ filters, sort, day, month, from }: BoardQuery): URLSearchParams {
  const params = toSearchParams(filters);
  const more = { sort: sort === emptyBoardQuery.sort ? null : sort, day, month, from };
  for (const [name, value] of Object.entries(more)) if (value !== null) params.append(name, value);
  return params;
}

export function toUrlParams(params: ParamsLike): URLSearchParams {
  if (params instanceof URLSearchParams) return params;
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value])),
  );
}
