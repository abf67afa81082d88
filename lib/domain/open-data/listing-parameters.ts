import {
  choiceFields,
  choiceParams,
  listingSorts,
  type RangeParams,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { longestText } from '@/lib/domain/search/query/typed-text';
import type { Parameter } from './open-api';

/** Without its description, which is text. */
type ListingParameter = Omit<Parameter, 'description'>;

const examples: Readonly<Record<string, unknown>> = { county: ['kings'], max: 500_000 };

/** The URL parameters of a search on the site, except the page number: programs page with a cursor. */
export const listingParameters: readonly ListingParameter[] = [
  parameter('q', {
    type: 'string',
    maxLength: longestText,
  }),
  ...choiceFields.map((field): ListingParameter => {
    const { name, values } = choiceParams[field];
    const all = field === 'phases' && values ? [...values, 'all'] : values;
    const items = { type: 'string', ...(all && { enum: all }) } as const;
    return { ...parameter(name, { type: 'array', items }), style: 'form', explode: true };
  }),
  ...rangeFields.flatMap((field) => {
    const { min, max, unit, least = 0, most }: RangeParams = rangeParams[field];
    const schema =
      unit === 'day'
        ? ({ type: 'string', format: 'date' } as const)
        : ({ type: unit === 'half' ? 'number' : 'integer', minimum: least, maximum: most } as const);
    return [parameter(min, schema), parameter(max, schema)];
  }),
  parameter('area', {
    type: 'string',
  }),
  parameter('near', {
    type: 'string',
  }),
  parameter('bounds', {
    type: 'string',
  }),
  parameter('sort', {
    type: 'string',
    enum: listingSorts,
    default: 'ending-soon',
  }),
];

function parameter(name: string, schema: Parameter['schema']): ListingParameter {
  const example = examples[name];
  return { name, in: 'query', schema, ...(example !== undefined && { example }) };
}
