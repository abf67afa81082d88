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

/** What is wrong with a parameter. `text`: its value, or the known names. */
export interface ParameterFault {
  readonly field: string;
  readonly code:
    | IgnoredValue['reason']
    | 'too-long'
    | 'wrong-limit'
    | 'wrong-cursor'
    | 'page'
    | 'unknown-parameter'
    | 'repeated';
  readonly text?: string;
  readonly most?: number;
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
  const faults: readonly ParameterFault[] = [
    ...nameFaults(params),
    ...ignored.filter(({ name }) => name !== 'page').map(toFault),
    ...((params.get('q') ?? '').trim().length > longestText
      ? [{ field: 'q', code: 'too-long', most: longestText } as const]
      : []),
    ...(limit === null ? [{ field: 'limit', code: 'wrong-limit', most: limits.most } as const] : []),
    ...(cursorText !== null && after === null ? [{ field: 'cursor', code: 'wrong-cursor' } as const] : []),
  ];
  if (limit === null || faults.length > 0) return refuse(faults);
  return ok({ query, after, limit });
}

const own = ['cursor', 'limit'];
const known = [...listingParameters.map(({ name }) => name), ...own];
const repeatable = listingParameters.filter(({ schema }) => schema.type === 'array').map(({ name }) => name);

function nameFaults(params: URLSearchParams): readonly ParameterFault[] {
  return [...new Set(params.keys())].flatMap((field): ParameterFault[] => {
    if (field === 'page') return [{ field, code: 'page' }];
    if (!known.includes(field)) return [{ field, code: 'unknown-parameter', text: known.join(', ') }];
    const isTwice = params.getAll(field).length > 1 && !repeatable.includes(field);
    return isTwice ? [{ field, code: 'repeated' }] : [];
  });
}

function parseLimit(text: string | null, { usual, most }: LimitRange): number | null {
  if (text === null) return usual;
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;
}

const toFault = ({ name, value, reason }: IgnoredValue): ParameterFault => ({
  field: name,
  code: reason,
  text: value.slice(0, 60),
});
