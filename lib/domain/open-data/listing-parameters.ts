import {
  type ChoiceField,
  choiceFields,
  choiceParams,
  listingSorts,
  type RangeField,
  type RangeParams,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { longestText } from '@/lib/domain/search/query/typed-text';
import type { Parameter } from './open-api';

const choices: Readonly<Record<ChoiceField, string>> = {
  counties: 'Counties, as in the addresses of this site.',
  cities: 'Postal cities in lower case with hyphens, such as saint-albans.',
  zips: 'ZIP codes of five digits.',
  kinds: 'Kinds of property.',
  subTypes: 'Sub types of property.',
  saleFormats: 'How it is sold.',
  phases:
    'Where a listing stands. Without it: what can still be bought. “all”: everything, also what was sold.',
  reserves: 'Whether the auction has a reserve, and whether it is met.',
  occupancies: 'Who lives there, as far as is known.',
  deedTypes: 'How title passes.',
  financing: 'How it may be paid.',
  priceChanges: 'Whether the list price was cut or raised.',
};

const ranges: Readonly<Record<RangeField, string>> = {
  priceCents: 'price in whole dollars: paid, bid or asked, whichever is known.',
  wholePriceCents:
    'whole price in whole dollars: the next bid or list price with taxes and all costs of buying, paid in cash. A home of which it is not known is left out.',
  estimatedValueCents: 'estimated value in whole dollars.',
  bedrooms: 'number of bedrooms.',
  bathrooms: 'number of bathrooms; a half counts .5.',
  livingAreaSqft: 'living area in square feet.',
  lotSqft: 'lot in square feet.',
  yearBuilt: 'year that it was built in.',
  units: 'number of units.',
  feeCents: 'dues to an association in whole dollars a month; 0 where there are none.',
  daysOnMarket: 'number of days on the market.',
  hoursLeft: 'number of hours until the auction ends.',
  endDay: 'day in New York on which the auction ends.',
};

const examples: Readonly<Record<string, unknown>> = { county: ['kings'], max: 500_000 };

/** The URL parameters of a search on the site, except the page number: programs page with a cursor. */
export const listingParameters: readonly Parameter[] = [
  parameter('q', 'Words of the address, the place or the number, each by its beginning.', {
    type: 'string',
    maxLength: longestText,
  }),
  ...choiceFields.map((field): Parameter => {
    const { name, values } = choiceParams[field];
    const all = field === 'phases' && values ? [...values, 'all'] : values;
    const items = { type: 'string', ...(all && { enum: all }) } as const;
    const description = `${choices[field]} May be given several times: any of them will do.`;
    return { ...parameter(name, description, { type: 'array', items }), style: 'form', explode: true };
  }),
  ...rangeFields.flatMap((field) => {
    const { min, max, unit, least = 0, most }: RangeParams = rangeParams[field];
    const schema =
      unit === 'day'
        ? ({ type: 'string', format: 'date' } as const)
        : ({ type: unit === 'half' ? 'number' : 'integer', minimum: least, maximum: most } as const);
    return [
      parameter(min, `The least ${ranges[field]}`, schema),
      parameter(max, `The highest ${ranges[field]}`, schema),
    ];
  }),
  parameter(
    'area',
    'The corners of an area, latitude and longitude in turn, with underscores between: 3 to 100.',
    {
      type: 'string',
    },
  ),
  parameter('near', 'Latitude, longitude and miles around, with underscores between.', { type: 'string' }),
  parameter('bounds', 'South, west, north and east of a map, with underscores between.', { type: 'string' }),
  parameter('sort', 'The order; “distance” needs “near”.', {
    type: 'string',
    enum: listingSorts,
    default: 'ending-soon',
  }),
];

function parameter(name: string, description: string, schema: Parameter['schema']): Parameter {
  const example = examples[name];
  return { name, in: 'query', description, schema, ...(example !== undefined && { example }) };
}
