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
    'Where to read on: the nextCursor of the page before, with the same order. Nothing that is added, removed or moved meanwhile shifts the pages. With sort=newest a listing that fits all the time comes exactly once; in another order one whose own price or end changes between two pages may come twice or be passed over.',
  schema: { type: 'string' },
};

const limit = ({ usual, most }: LimitRange): Parameter => ({
  name: 'limit',
  in: 'query',
  description: 'How many listings at most.',
  schema: { type: 'integer', minimum: 1, maximum: most, default: usual },
});

const found = exactly({
  total: { type: 'integer', minimum: 0, description: 'How many listings the search finds.' },
  listings: { type: 'array', items: wholeProperty, description: 'This page of them.' },
  nextCursor: {
    type: ['string', 'null'],
    description: 'For the next page; null on the last. The header Link has its whole address.',
  },
});

const table: Response = {
  description:
    'RFC 4180 in UTF-8 with a byte order mark, which spreadsheets need. The first line has the names; a group’s stand behind a dot: Auction.CurrentPrice. Lists are separated by semicolons. Text that a spreadsheet would run as a formula stands behind an apostrophe.',
  headers: {
    'X-Total-Count': {
      description: 'How many listings the search finds.',
      schema: { type: 'integer' },
    },
    'X-Row-Count': { description: 'How many of them are in this table.', schema: { type: 'integer' } },
    'Content-Disposition': {
      description: 'The name of the file. A table that had to be cut says so in it: cut-10000-of-12345.',
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
      summary: 'A search, page by page',
      description:
        'Takes what the address of a search on this site has behind its question mark, and finds the same homes in the same order.',
      parameters: [...listingParameters, limit(listingsPerAnswer), cursor],
      responses: {
        200: {
          ...json('A page of what was found.', found),
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
      summary: 'A search as a table',
      description: 'The same search as a file for a spreadsheet.',
      parameters: [...listingParameters, limit(rowsPerTable), cursor],
      responses: { 200: table, 400: badRequest, 429: tooMany },
    },
  },
};
