import { listingsPerAnswer, rowsPerTable } from '@/lib/domain/open-data/limits';
import { listingParameters } from '@/lib/domain/open-data/listing-parameters';
import type { LimitRange } from '@/lib/domain/open-data/listings-request';
import type { Parameter, PathItem, Response } from '@/lib/domain/open-data/open-api';
import { exactly } from './json-schema';
import { wholeProperty } from './property-schemas';
import { badRequest, json, linkNext, notModified, tag, tooMany } from './shared-parts';

const cursor: Parameter = {
  name: 'cursor',
  in: 'query',
  description:
    'Where to continue: the nextCursor of the previous page, with the same sort order. Listings added, removed, or moved in the meantime don’t shift the pages. With sort=newest, a listing that matches the whole time appears exactly once. In any other order, a listing whose own price or end changes between two pages may appear twice or be skipped.',
  schema: { type: 'string' },
};

const limit = ({ usual, most }: LimitRange): Parameter => ({
  name: 'limit',
  in: 'query',
  description: 'The maximum number of listings to return.',
  schema: { type: 'integer', minimum: 1, maximum: most, default: usual },
});

const found = exactly({
  total: { type: 'integer', minimum: 0, description: 'Total number of listings found.' },
  listings: { type: 'array', items: wholeProperty, description: 'The listings on this page.' },
  nextCursor: {
    type: ['string', 'null'],
    description: 'Cursor for the next page. Null on the last page. The Link header has the full URL.',
  },
});

const table: Response = {
  description:
    'RFC 4180 CSV in UTF-8 with a byte order mark, which spreadsheets need. The first line has the field names; fields of a group follow a dot: Auction.CurrentPrice. List values are separated by semicolons. Text that a spreadsheet would run as a formula is prefixed with an apostrophe.',
  headers: {
    'X-Total-Count': {
      description: 'Total number of listings found.',
      schema: { type: 'integer' },
    },
    'X-Row-Count': { description: 'Number of listings in this table.', schema: { type: 'integer' } },
    'Content-Disposition': {
      description: 'The file name. If the table was cut off, the name says so: cut-10000-of-12345.',
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
      summary: 'Search listings',
      description:
        'Takes the query string of any search URL on this site and returns the same homes in the same order.',
      parameters: [...listingParameters, limit(listingsPerAnswer), cursor],
      responses: {
        200: {
          ...json('A page of search results.', found),
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
      summary: 'Export a search as CSV',
      description: 'The same search as a spreadsheet file.',
      parameters: [...listingParameters, limit(rowsPerTable), cursor],
      responses: { 200: table, 400: badRequest, 429: tooMany },
    },
  },
};
