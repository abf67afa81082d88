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
  counties: 'Counties, as in the URLs of this site.',
  cities: 'Postal cities, lowercase with hyphens, such as saint-albans.',
  zips: 'Five-digit ZIP codes.',
  kinds: 'Property types.',
  subTypes: 'Property subtypes.',
  saleFormats: 'Sale types.',
  phases: 'Listing status. Default: homes that can still be bought. “all”: everything, including sold homes.',
  reserves: 'Whether the auction has a reserve, and whether it is met.',
  occupancies: 'Occupancy, as far as known.',
  deedTypes: 'Deed types.',
  financing: 'Financing accepted.',
  priceChanges: 'Whether the list price was reduced or raised.',
};

const ranges: Readonly<Record<RangeField, string>> = {
  priceCents: 'price in whole dollars: sale price, current bid, or list price, whichever is known.',
  wholePriceCents:
    'all-in price in whole dollars: the next bid or list price plus taxes and all costs of buying, paid in cash. Homes without a known all-in price are left out.',
  estimatedValueCents: 'estimated value in whole dollars.',
  bedrooms: 'number of bedrooms.',
  bathrooms: 'number of bathrooms; a half bath counts as 0.5.',
  livingAreaSqft: 'living area in square feet.',
  lotSqft: 'lot size in square feet.',
  yearBuilt: 'year built.',
  units: 'number of units.',
  feeCents: 'HOA/association dues in whole dollars a month; 0 if there are none.',
  daysOnMarket: 'number of days on market.',
  hoursLeft: 'number of hours until the auction ends.',
  endDay: 'auction end date in New York.',
};

const examples: Readonly<Record<string, unknown>> = { county: ['kings'], max: 500_000 };

/** The URL parameters of a search on the site, except the page number: programs page with a cursor. */
export const listingParameters: readonly Parameter[] = [
  parameter('q', 'Words from the address, location, or listing ID. Each one matches the start of a word.', {
    type: 'string',
    maxLength: longestText,
  }),
  ...choiceFields.map((field): Parameter => {
    const { name, values } = choiceParams[field];
    const all = field === 'phases' && values ? [...values, 'all'] : values;
    const items = { type: 'string', ...(all && { enum: all }) } as const;
    const description = `${choices[field]} Repeatable: matches any of the values.`;
    return { ...parameter(name, description, { type: 'array', items }), style: 'form', explode: true };
  }),
  ...rangeFields.flatMap((field) => {
    const { min, max, unit, least = 0, most }: RangeParams = rangeParams[field];
    const schema =
      unit === 'day'
        ? ({ type: 'string', format: 'date' } as const)
        : ({ type: unit === 'half' ? 'number' : 'integer', minimum: least, maximum: most } as const);
    return [
      parameter(min, `Minimum ${ranges[field]}`, schema),
      parameter(max, `Maximum ${ranges[field]}`, schema),
    ];
  }),
  parameter(
    'area',
    'The 3 to 100 corners of an area, alternating latitude and longitude, separated by underscores.',
    {
      type: 'string',
    },
  ),
  parameter('near', 'Latitude, longitude, and radius in miles, separated by underscores.', {
    type: 'string',
  }),
  parameter('bounds', 'South, west, north, and east edges of a map, separated by underscores.', {
    type: 'string',
  }),
  parameter('sort', 'Sort order. “distance” requires “near”.', {
    type: 'string',
    enum: listingSorts,
    default: 'ending-soon',
  }),
];

function parameter(name: string, description: string, schema: Parameter['schema']): Parameter {
  const example = examples[name];
  return { name, in: 'query', description, schema, ...(example !== undefined && { example }) };
}
