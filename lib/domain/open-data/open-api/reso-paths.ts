import { propertiesPerPage } from '@/lib/domain/open-data/limits';
import { filterLimits } from '@/lib/domain/open-data/odata/parse-filter';
import { maximumOrderTerms } from '@/lib/domain/open-data/odata/query-options';
import type { Parameter, PathItem, Response, Schema } from '@/lib/domain/open-data/open-api';
import { exactly } from './json-schema';
import { json, notModified, odataBadRequest, odataNotFound, odataTooMany, tag } from './shared-parts';

const context: Schema = { type: 'string', format: 'uri', description: 'What the answer is, in $metadata.' };
const tagged = (description: string, schema: Schema): Response => ({
  ...json(description, schema),
  headers: { ETag: tag },
});
const property = { allOf: [{ $ref: '#/components/schemas/Property' }], unevaluatedProperties: false };

const option = (name: string, description: string, schema: Schema, example?: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example && { example }),
});
const select = option(
  '$select',
  'The fields that are wanted, by commas; of a group all of it or one: Auction/BidCount.',
  { type: 'string' },
  'ListingKey,ListPrice,City,Auction',
);
const options: readonly Parameter[] = [
  option(
    '$filter',
    `Which listings. Comparisons eq ne gt ge lt le in; contains() and startswith(); and, or, not and brackets. Text stands in single quotes, a quote in it twice. At most ${filterLimits.length} characters, ${filterLimits.depth} levels and ${filterLimits.terms} comparisons.`,
    { type: 'string', maxLength: filterLimits.length },
    "PropertyType eq 'Residential' and ListPrice le 300000",
  ),
  select,
  option(
    '$orderby',
    `Up to ${maximumOrderTerms} fields, each with asc or desc. Without it, and last of all, by the key.`,
    { type: 'string' },
    'ModificationTimestamp desc',
  ),
  option(
    '$top',
    `How many listings at most. A page has up to ${propertiesPerPage}; @odata.nextLink leads to the next.`,
    {
      type: 'integer',
      minimum: 0,
    },
  ),
  option('$skip', 'How many to pass over.', { type: 'integer', minimum: 0, default: 0 }),
  option('$count', 'Whether @odata.count tells how many fit.', {
    type: 'string',
    enum: ['true', 'false'],
    default: 'false',
  }),
  option('$skiptoken', 'Where a next page begins: part of @odata.nextLink.', { type: 'string' }),
];

/** The read-only part of the RESO Web API that we offer. */
export const resoPaths: Readonly<Record<string, PathItem>> = {
  '/api/reso': {
    get: {
      operationId: 'resoService',
      tags: ['RESO Web API'],
      summary: 'What there is to read',
      description: 'The service document of OData 4.0: one set, Property.',
      parameters: [],
      responses: {
        200: tagged(
          'The sets.',
          exactly({
            '@odata.context': context,
            value: {
              type: 'array',
              items: exactly({ name: { type: 'string' }, kind: { type: 'string' }, url: { type: 'string' } }),
            },
          }),
        ),
        304: notModified,
        429: odataTooMany,
      },
    },
  },
  '/api/reso/$metadata': {
    get: {
      operationId: 'resoMetadata',
      tags: ['RESO Web API'],
      summary: 'Every field with its type',
      description: 'The schema that OData clients read first.',
      parameters: [],
      responses: {
        200: {
          description: 'An OData 4.0 CSDL document.',
          headers: { ETag: tag },
          content: { 'application/xml': { schema: { type: 'string' } } },
        },
        304: notModified,
        429: odataTooMany,
      },
    },
  },
  '/api/reso/Property': {
    get: {
      operationId: 'resoProperties',
      tags: ['RESO Web API'],
      summary: 'Listings that fit a query',
      description:
        'OData 4.0. All public listings, also those under contract and sold. A bid is never a ListPrice or a ClosePrice: it is in the group Auction.',
      parameters: options,
      responses: {
        200: tagged('A page of them.', {
          ...exactly({
            '@odata.context': context,
            '@odata.count': { type: 'integer', minimum: 0, description: 'How many fit, when asked.' },
            '@odata.nextLink': { type: 'string', format: 'uri', description: 'The next page.' },
            value: { type: 'array', items: property },
          }),
          required: ['@odata.context', 'value'],
        }),
        304: notModified,
        400: odataBadRequest,
        429: odataTooMany,
      },
    },
  },
  "/api/reso/Property('{ListingKey}')": {
    get: {
      operationId: 'resoProperty',
      tags: ['RESO Web API'],
      summary: 'One listing',
      description: 'By its key.',
      parameters: [
        {
          name: 'ListingKey',
          in: 'path',
          description: 'The key; a quote in it twice.',
          required: true,
          schema: { type: 'string' },
        },
        select,
      ],
      responses: {
        200: tagged('The listing.', {
          type: 'object',
          ...property,
          properties: { '@odata.context': context },
          required: ['@odata.context'],
        }),
        304: notModified,
        400: odataBadRequest,
        404: odataNotFound,
        429: odataTooMany,
      },
    },
  },
};
