import { propertiesPerPage } from '@/lib/domain/open-data/limits';
import { filterLimits } from '@/lib/domain/open-data/odata/parse-filter';
import { maximumOrderTerms } from '@/lib/domain/open-data/odata/query-options';
import type { Parameter, PathItem, Response, Schema } from '@/lib/domain/open-data/open-api';
import { resoPaths as copy } from '@/messages/open-data/reso-paths';
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
  description: copy.pointsMetadataResponse,
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
  copy.fieldsReturnSeparated,
  { type: 'string' },
  'ListingKey,ListPrice,City,Auction',
);
const filter = option(
  '$filter',
  copy.filtersListingsSupports({
    length: filterLimits.length,
    depth: filterLimits.depth,
    terms: filterLimits.terms,
  }),
  { type: 'string', maxLength: filterLimits.length },
  "PropertyType eq 'Residential' and ListPrice le 300000",
);
const options: readonly Parameter[] = [
  filter,
  select,
  option(
    '$orderby',
    copy.upFieldsSort({ maximumOrderTerms }),
    { type: 'string' },
    'ModificationTimestamp desc',
  ),
  option('$top', copy.maximumNumberListings({ propertiesPerPage }), {
    type: 'integer',
    minimum: 0,
  }),
  option('$skip', copy.numberListingsSkip, { type: 'integer', minimum: 0, default: 0 }),
  option('$count', copy.whetherReturnTotal, {
    type: 'string',
    enum: ['true', 'false'],
    default: 'false',
  }),
  option('$skiptoken', copy.whereNextPage, { type: 'string' }),
];

const listingKey: Parameter = {
  name: 'ListingKey',
  in: 'path',
  description: copy.listingKeyDouble,
  required: true,
  schema: { type: 'string' },
};

/** The read-only part of the RESO Web API that we offer. */
export const resoPaths: Readonly<Record<string, PathItem>> = {
  '/api/reso': {
    get: {
      operationId: 'resoService',
      tags: ['RESO Web API'],
      summary: copy.listAvailableData,
      description: copy.odata40,
      parameters: [],
      responses: {
        200: tagged(
          copy.entitySets,
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
      summary: copy.getSchema,
      description: copy.everyFieldType,
      parameters: [],
      responses: {
        200: {
          description: copy.odata40Csdl,
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
      summary: copy.queryListings,
      description: copy.odata40All,
      parameters: options,
      responses: {
        200: tagged(copy.pageListings, {
          ...exactly({
            '@odata.context': context,
            '@odata.count': {
              type: 'integer',
              minimum: 0,
              description: copy.totalNumberMatches,
            },
            '@odata.nextLink': { type: 'string', format: 'uri', description: copy.linkNextPage },
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
      summary: copy.countListings,
      description: copy.numberListingsMatch,
      parameters: [filter],
      responses: {
        200: {
          description: copy.wholeNumber,
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
      summary: copy.getListing,
      description: copy.getsListingKey,
      parameters: [listingKey, select],
      responses: {
        200: tagged(copy.listing, {
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
      summary: copy.getOneField,
      description: copy.fieldGroupMedia,
      parameters: [
        listingKey,
        {
          name: 'Path',
          in: 'path',
          description: copy.cityAuctionAuction,
          required: true,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: tagged(copy.valueFieldsGroup, {
          type: 'object',
          properties: { '@odata.context': context },
          required: ['@odata.context'],
        }),
        204: { description: copy.listingHasNo },
        304: notModified,
        400: odataBadRequest,
        404: odataNotFound,
        429: odataTooMany,
        501: odataUnsupported,
      },
    },
  },
};
