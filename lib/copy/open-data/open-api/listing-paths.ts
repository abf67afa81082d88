import { describedParameters } from '@/lib/copy/open-data/parameter-texts';
import { listingsPerAnswer, rowsPerTable } from '@/lib/domain/open-data/limits';
import type { LimitRange } from '@/lib/domain/open-data/listings-request';
import type { Parameter, PathItem, Response } from '@/lib/domain/open-data/open-api';
import { listingPaths as copy } from '@/messages/open-data/listing-paths';
import { exactly } from './json-schema';
import { wholeProperty } from './property-schemas';
import { badRequest, json, linkNext, notModified, tag, tooMany } from './shared-parts';

const cursor: Parameter = {
  name: 'cursor',
  in: 'query',
  description: copy.whereContinueNextcursor,
  schema: { type: 'string' },
};

const limit = ({ usual, most }: LimitRange): Parameter => ({
  name: 'limit',
  in: 'query',
  description: copy.maximumNumberListings,
  schema: { type: 'integer', minimum: 1, maximum: most, default: usual },
});

const found = exactly({
  total: { type: 'integer', minimum: 0, description: copy.totalNumberListings },
  listings: { type: 'array', items: wholeProperty, description: copy.listingsOnPage },
  nextCursor: {
    type: ['string', 'null'],
    description: copy.cursorNextPage,
  },
});

const table: Response = {
  description: copy.rfc4180Csv,
  headers: {
    'X-Total-Count': {
      description: copy.totalNumberListings,
      schema: { type: 'integer' },
    },
    'X-Row-Count': { description: copy.numberListingsTable, schema: { type: 'integer' } },
    'Content-Disposition': {
      description: copy.fileNameIf,
      schema: { type: 'string' },
    },
    Link: linkNext,
  },
  content: { 'text/csv': { schema: { type: 'string' } } },
};

export const listingPaths: Readonly<Record<string, PathItem>> = {
  '/api/listings': {
    get: {
      operationId: 'listListings',
      tags: ['Listings'],
      summary: copy.searchListings,
      description: copy.takesQueryString,
      parameters: [...describedParameters, limit(listingsPerAnswer), cursor],
      responses: {
        200: {
          ...json(copy.pageSearchResults, found),
          headers: { ETag: tag, Link: linkNext },
        },
        304: notModified,
        400: badRequest,
        429: tooMany,
      },
    },
  },
  '/api/listings.csv': {
    get: {
      operationId: 'exportListings',
      tags: ['Listings'],
      summary: copy.exportSearchCsv,
      description: copy.sameSearchSpreadsheet,
      parameters: [...describedParameters, limit(rowsPerTable), cursor],
      responses: { 200: table, 400: badRequest, 429: tooMany },
    },
  },
};
