import { propertiesPerPage } from '@/lib/domain/open-data/limits';
import { filterLimits } from '@/lib/domain/open-data/odata/parse-filter';
import { maximumOrderTerms } from '@/lib/domain/open-data/odata/query-options';
import type { Parameter, PathItem, Response, Schema } from '@/lib/domain/open-data/open-api';
import { exactly } from './json-schema';
import {
  json,
  notModified,
  odataBadRequest,
  odataNotFound,
  odataTooMany,
  odataUnsupported,
  tag,
} from './shared-parts';

const context: Schema = {
  type: 'string',
  format: 'uri',
  description: 'Points to the $metadata of this response.',
};
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
  'The fields to return, separated by commas. Use a whole group or one of its fields: Auction/BidCount.',
  { type: 'string' },
  'ListingKey,ListPrice,City,Auction',
);
const filter = option(
  '$filter',
  `Filters listings. Supports the comparisons eq ne gt ge lt le in; contains() and startswith(); and, or, not, and parentheses. Put text in single quotes, and double any single quote inside it. At most ${filterLimits.length} characters, ${filterLimits.depth} levels, and ${filterLimits.terms} comparisons.`,
  { type: 'string', maxLength: filterLimits.length },
  "PropertyType eq 'Residential' and ListPrice le 300000",
);
const options: readonly Parameter[] = [
  filter,
  select,
  option(
    '$orderby',
    `Up to ${maximumOrderTerms} fields to sort by, each with asc or desc. The key is always the last sort field, and the default.`,
    { type: 'string' },
    'ModificationTimestamp desc',
  ),
  option(
    '$top',
    `The maximum number of listings to return. A page has up to ${propertiesPerPage}; @odata.nextLink is the next page.`,
    {
      type: 'integer',
      minimum: 0,
    },
  ),
  option('$skip', 'The number of listings to skip.', { type: 'integer', minimum: 0, default: 0 }),
  option('$count', 'Whether to return the total number of matches in @odata.count.', {
    type: 'string',
    enum: ['true', 'false'],
    default: 'false',
  }),
  option('$skiptoken', 'Where the next page starts. Part of @odata.nextLink.', { type: 'string' }),
];

const listingKey: Parameter = {
  name: 'ListingKey',
  in: 'path',
  description: 'The listing key. Double any single quote inside it.',
  required: true,
  schema: { type: 'string' },
};

/** The read-only part of the RESO Web API that we offer. */
export const resoPaths: Readonly<Record<string, PathItem>> = {
  '/api/reso': {
    get: {
      operationId: 'resoService',
      tags: ['RESO Web API'],
      summary: 'List available data',
      description: 'The OData 4.0 service document. It has one entity set, Property.',
      parameters: [],
      responses: {
        200: tagged(
          'The entity sets.',
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
      summary: 'Get the schema',
      description: 'Every field with its type. OData clients read this first.',
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
      summary: 'Query listings',
      description:
        'OData 4.0. All public listings, including those under contract and sold. A bid is never a ListPrice or ClosePrice; bids are in the Auction group.',
      parameters: options,
      responses: {
        200: tagged('A page of listings.', {
          ...exactly({
            '@odata.context': context,
            '@odata.count': {
              type: 'integer',
              minimum: 0,
              description: 'Total number of matches, if requested.',
            },
            '@odata.nextLink': { type: 'string', format: 'uri', description: 'Link to the next page.' },
            value: { type: 'array', items: property },
          }),
          required: ['@odata.context', 'value'],
        }),
        304: notModified,
        400: odataBadRequest,
        429: odataTooMany,
        501: odataUnsupported,
      },
    },
  },
  '/api/reso/Property/$count': {
    get: {
      operationId: 'resoPropertyCount',
      tags: ['RESO Web API'],
      summary: 'Count listings',
      description: 'The number of listings that match $filter, as text. Other options don’t change it.',
      parameters: [filter],
      responses: {
        200: {
          description: 'A whole number.',
          headers: { ETag: tag },
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        304: notModified,
        400: odataBadRequest,
        429: odataTooMany,
        501: odataUnsupported,
      },
    },
  },
  "/api/reso/Property('{ListingKey}')": {
    get: {
      operationId: 'resoProperty',
      tags: ['RESO Web API'],
      summary: 'Get a listing',
      description: 'Gets a listing by its key.',
      parameters: [listingKey, select],
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
        501: odataUnsupported,
      },
    },
  },
  "/api/reso/Property('{ListingKey}')/{Path}": {
    get: {
      operationId: 'resoPropertyPart',
      tags: ['RESO Web API'],
      summary: 'Get one field of a listing',
      description:
        'A field, a group, or Media. Append /$value for the bare text of a field, or /$count for the length of a list.',
      parameters: [
        listingKey,
        {
          name: 'Path',
          in: 'path',
          description: 'City, Auction, Auction/BidCount, or Media, for example.',
          required: true,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: tagged('The value, or the fields of the group.', {
          type: 'object',
          properties: { '@odata.context': context },
          required: ['@odata.context'],
        }),
        204: { description: 'The listing has no value here.' },
        304: notModified,
        400: odataBadRequest,
        404: odataNotFound,
        429: odataTooMany,
        501: odataUnsupported,
      },
    },
  },
};
