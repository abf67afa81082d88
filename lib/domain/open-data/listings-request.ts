import {
  type IgnoredValue,
  type ListingQuery,
  parseListingQuery,
} from '@/lib/domain/search/query/listing-query';
import { longestText } from '@/lib/domain/search/query/typed-text';
import { type Cursor, parseCursor } from '@/lib/domain/shared/keyset';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { listingParameters } from './listing-parameters';
import { listingRankLength } from './listing-rank';

export interface ListingsRequest {
  readonly query: ListingQuery;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** What is wrong with a parameter, worded for people. */
export interface ParameterFault {
  readonly field: string;
  readonly message: string;
}

export interface LimitRange {
  readonly usual: number;
  readonly most: number;
}

/**
 * Reads a search, `cursor` and `limit`. A page ignores invalid values; a program is told about every fault.
 */
export function parseListingsRequest(
  params: URLSearchParams,
  limits: LimitRange,
): Result<ListingsRequest, readonly ParameterFault[]> {
  const { query, ignored } = parseListingQuery(params);
  const limit = parseLimit(params.get('limit'), limits);
  const cursorText = params.get('cursor');
  const after = cursorText === null ? null : parseCursor(cursorText, query.sort, listingRankLength);
  const faults = [
    ...nameFaults(params),
    ...ignored.filter(({ name }) => name !== 'page').map(toFault),
    ...((params.get('q') ?? '').trim().length > longestText
      ? [{ field: 'q', message: `Use at most ${longestText} characters.` }]
      : []),
    ...(limit === null ? [{ field: 'limit', message: `Use a whole number from 1 to ${limits.most}.` }] : []),
    ...(cursorText !== null && after === null
      ? [{ field: 'cursor', message: 'Use a cursor from a response with the same sort order.' }]
      : []),
  ];
  if (limit === null || faults.length > 0) return refuse(faults);
  return ok({ query, after, limit });
}

const own = ['cursor', 'limit'];
const known = [...listingParameters.map(({ name }) => name), ...own];
const repeatable = listingParameters.filter(({ schema }) => schema.type === 'array').map(({ name }) => name);

function nameFaults(params: URLSearchParams): readonly ParameterFault[] {
  return [...new Set(params.keys())].flatMap((field) => {
    if (field === 'page') return [{ field, message: 'Use “cursor” to get the next page instead.' }];
    if (!known.includes(field))
      return [{ field, message: `Unknown parameter. Available: ${known.join(', ')}.` }];
    const isTwice = params.getAll(field).length > 1 && !repeatable.includes(field);
    return isTwice ? [{ field, message: 'Use this parameter only once.' }] : [];
  });
}

function parseLimit(text: string | null, { usual, most }: LimitRange): number | null {
  if (text === null) return usual;
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;
}

const toFault = ({ name, value, reason }: IgnoredValue): ParameterFault => ({
  field: name,
  message: `“${value.slice(0, 60)}” ${reasons[reason]}`,
});

const reasons: Record<IgnoredValue['reason'], string> = {
  unknown: 'is not one of the allowed values.',
  'not-a-whole-number': 'is not a whole number.',
  'not-a-day': 'is not a date such as 2026-11-21.',
  'not-a-place': 'is not a valid map location.',
  'out-of-range': 'is out of range.',
  'minimum-above-maximum': 'is below the minimum.',
  'needs-near': 'requires “near”.',
};
