import { listingPhases } from '@/lib/domain/listing/phase';
import { propertyKinds } from '@/lib/domain/listing/vocabulary';
import type { Parameter } from '@/lib/domain/open-api/open-api';
import { counties } from '@/lib/domain/places/counties';
import { listingSorts, longestText, saleFormats } from '@/lib/domain/search/listing-query';

const dollars = { type: 'integer', minimum: 0 } as const;

/** What a search on the site has in its address, but the page: a program reads on by a cursor. */
export const listingParameters: readonly Parameter[] = [
  query('q', 'Words of the address, the place or the number, each by its beginning.', {
    type: 'string',
    maxLength: longestText,
  }),
  choices(
    'county',
    'Counties, as in the addresses of this site.',
    counties.map(({ slug }) => slug),
    ['kings'],
  ),
  choices('type', 'Kinds of property.', propertyKinds),
  query('min', 'The least price in whole dollars: paid, bid or asked, whichever is known.', dollars),
  query('max', 'The highest price in whole dollars.', dollars, 500_000),
  query('beds', 'The least number of bedrooms.', { type: 'integer', minimum: 0, maximum: 20 }),
  query('sale', 'How it is sold.', { type: 'string', enum: saleFormats }),
  choices(
    'status',
    'Where a listing stands. Without it: what can still be bought. “all”: everything, also what was sold.',
    [...listingPhases, 'all'],
  ),
  query('sort', 'The order.', { type: 'string', enum: listingSorts, default: 'ending-soon' }),
];

function query(name: string, description: string, schema: Parameter['schema'], example?: number): Parameter {
  return { name, in: 'query', description, schema, ...(example !== undefined && { example }) };
}

/** May be given several times: any of them will do. */
function choices(
  name: string,
  description: string,
  values: readonly string[],
  example?: readonly string[],
): Parameter {
  return {
    name,
    in: 'query',
    description: `${description} May be given several times.`,
    schema: { type: 'array', items: { type: 'string', enum: values } },
    style: 'form',
    explode: true,
    ...(example && { example }),
  };
}
