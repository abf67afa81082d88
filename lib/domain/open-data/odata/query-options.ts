import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { Filter } from './filter';
import { type FilterFault, parseFilter, type TypeOfPath, usesOtherOdata } from './parse-filter';

export interface QueryOptions {
  readonly filter: Filter | null;
  /** Fields and groups; null selects everything. */
  readonly select: readonly string[] | null;
  readonly orderBy: readonly OrderTerm[];
  /** Null means no limit. */
  readonly top: number | null;
  readonly skip: number;
  readonly isCounted: boolean;
  readonly skipToken: string | null;
}

export interface OrderTerm {
  readonly path: string;
  readonly isDescending: boolean;
}

export interface OptionFault {
  readonly target: string;
  readonly fault: QueryFault;
  /** Valid OData, but not offered here. */
  readonly isUnsupported?: true;
}

/** What is wrong with a query option. `text`: a field, or the supported options. */
export type QueryFault =
  | FilterFault
  | {
      readonly code:
        | 'unsupported'
        | 'repeated'
        | 'unknown-field'
        | 'after-field'
        | 'too-long-to-sort'
        | 'unsortable-list'
        | 'too-many-fields'
        | 'no-count'
        | 'no-flag'
        | 'lists-only'
        | 'other-order';
      readonly text?: string;
      readonly most?: number;
    };

export interface EntityModel {
  readonly typeOf: TypeOfPath;
  /** Groups and lists that can be selected as a whole. */
  readonly wholes: readonly string[];
  /** Text fields that cannot be ordered by, because their values are too long for a next-page link. */
  readonly unordered: readonly string[];
}

export const optionNames = ['$filter', '$select', '$orderby', '$top', '$skip', '$count', '$skiptoken'];
/** The other system query options of OData 4.0 and 4.01. */
const otherOptionNames = [
  '$apply',
  '$compute',
  '$deltatoken',
  '$expand',
  '$format',
  '$index',
  '$levels',
  '$search',
];
export const maximumOrderTerms = 5;

/** Reads the supported system query options. Unsupported options and all faults are refused together. */
export function parseQueryOptions(
  params: URLSearchParams,
  model: EntityModel,
): Result<QueryOptions, readonly OptionFault[]> {
  const faults: OptionFault[] = nameFaults(params);
  const read = <T>(name: string, parse: (text: string) => Result<T, QueryFault>, otherwise: T): T => {
    const text = params.get(name);
    const parsed = text === null ? ok(otherwise) : parse(text);
    if (parsed.ok) return parsed.value;
    const isUnsupported = name === '$filter' && usesOtherOdata(text ?? '');
    faults.push({ target: name, fault: parsed.reason, ...(isUnsupported && { isUnsupported }) });
    return otherwise;
  };
  const options: QueryOptions = {
    filter: read<Filter | null>('$filter', (text) => parseFilter(text, model.typeOf), null),
    select: read<readonly string[] | null>('$select', (text) => parseSelect(text, model), null),
    orderBy: read('$orderby', (text) => parseOrderBy(text, model), []),
    top: read<number | null>('$top', parseCount, null),
    skip: read('$skip', parseCount, 0),
    isCounted: read('$count', parseFlag, false),
    skipToken: params.get('$skiptoken'),
  };
  return faults.length === 0 ? ok(options) : refuse(faults);
}

/** Parameters without a dollar sign are not OData options and are skipped. */
function nameFaults(params: URLSearchParams): OptionFault[] {
  return [...new Set(params.keys())].flatMap((target): OptionFault[] => {
    if (!target.startsWith('$')) return [];
    if (!optionNames.includes(target))
      return [
        {
          target,
          fault: { code: 'unsupported', text: optionNames.join(', ') },
          ...(otherOptionNames.includes(target) && { isUnsupported: true }),
        },
      ];
    return params.getAll(target).length > 1 ? [{ target, fault: { code: 'repeated' } }] : [];
  });
}

function parseSelect(
  text: string,
  { typeOf, wholes }: EntityModel,
): Result<readonly string[] | null, QueryFault> {
  const paths = text.split(',').map((path) => path.trim());
  const unknown = paths.find((path) => path !== '*' && typeOf(path) === undefined && !wholes.includes(path));
  if (unknown !== undefined) return refuse({ code: 'unknown-field', text: unknown });
  return ok(paths.includes('*') ? null : [...new Set(paths)]);
}

function parseOrderBy(
  text: string,
  { typeOf, unordered }: EntityModel,
): Result<readonly OrderTerm[], QueryFault> {
  const terms: OrderTerm[] = [];
  for (const part of text.split(',')) {
    const [path = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || (direction !== 'asc' && direction !== 'desc'))
      return refuse({ code: 'after-field', text: path });
    const type = typeOf(path);
    if (type === undefined) return refuse({ code: 'unknown-field', text: path });
    if (unordered.includes(path)) return refuse({ code: 'too-long-to-sort', text: path });
    if (type === 'list') return refuse({ code: 'unsortable-list', text: path });
    terms.push({ path, isDescending: direction === 'desc' });
  }
  return terms.length > maximumOrderTerms
    ? refuse({ code: 'too-many-fields', most: maximumOrderTerms })
    : ok(terms);
}

const parseCount = (text: string): Result<number, QueryFault> =>
  /^\d{1,9}$/.test(text) ? ok(Number(text)) : refuse({ code: 'no-count' });

const parseFlag = (text: string): Result<boolean, QueryFault> =>
  text === 'true' || text === 'false' ? ok(text === 'true') : refuse({ code: 'no-flag' });
