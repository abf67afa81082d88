import { z } from 'zod';
import { ledgerCheckpointSchema } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { auctionStatuses } from '@/lib/domain/auctions/terms/public-auction-schema';
import { auctionsPerAnswer } from '@/lib/domain/auctions/views/auction-list';
import type { Parameter, PathItem, Schema } from '@/lib/domain/open-data/open-api';
import { exactly, toJsonSchema } from './json-schema';
import { json, notFound, unprocessable } from './shared-parts';

const state: Schema = {
  allOf: [{ $ref: '#/components/schemas/AuctionState' }],
  unevaluatedProperties: false,
};
const auctionId: Parameter = {
  name: 'id',
  in: 'path',
  description: 'The auction’s id: AuctionKey of its listing.',
  required: true,
  schema: { type: 'string' },
};
const you: Schema = {
  ...exactly({
    alias: { type: ['string', 'null'] },
    maximumCents: { type: ['integer', 'null'] },
    standing: { type: 'string', enum: ['leading', 'outbid', 'none'] },
    limit: {
      ...exactly({ limitCents: { type: 'integer' }, leftCents: { type: 'integer' } }),
      description: 'How much this person may bid at all, and what of it binds them nowhere else. Cents.',
    },
  }),
  description: 'With the session of a signed-in person only: the own place.',
};
const ledger: Schema = {
  ...exactly({
    auctionId: { type: 'string' },
    head: { type: 'string', description: 'Hash of the last entry given; missing when none is.' },
    entries: { type: 'array', items: { $ref: '#/components/schemas/LedgerEntry' } },
  }),
  required: ['auctionId', 'entries'],
};
const publications = toJsonSchema(z.strictObject({ publications: z.array(ledgerCheckpointSchema) }));

/** Auctions, their ledgers and their events. */
export const auctionPaths: Readonly<Record<string, PathItem>> = {
  '/api/ledger-heads': {
    get: {
      operationId: 'listLedgerHeads',
      tags: ['Auctions'],
      summary: 'The heads of all ledgers by the hour',
      description:
        'Once an hour, the head of each ledger that has grown, in a chain of its own: who keeps the latest hash sees later whether anything before it was written anew. At most 100 publications and 2,000 heads per page: read on until one is empty.',
      parameters: [
        {
          name: 'after',
          in: 'query',
          description: 'Only those after this number.',
          schema: { type: 'integer', minimum: 0 },
          example: 0,
        },
      ],
      responses: { 200: json('The publications, the earliest first.', publications) },
    },
  },
  '/api/auctions': {
    get: {
      operationId: 'listAuctions',
      tags: ['Auctions'],
      summary: 'All public auctions',
      description:
        'Auctions of public listings, or those in one status, in the order of their ids. Follow `next` until it is null to read them all.',
      parameters: [
        {
          name: 'status',
          in: 'query',
          description: 'The status as of now.',
          schema: { type: 'string', enum: auctionStatuses },
          example: 'open',
        },
        {
          name: 'limit',
          in: 'query',
          description: 'The maximum number of auctions to return.',
          schema: {
            type: 'integer',
            minimum: 1,
            maximum: auctionsPerAnswer.most,
            default: auctionsPerAnswer.usual,
          },
        },
        {
          name: 'cursor',
          in: 'query',
          description: 'The cursor in the `next` link of the previous response.',
          schema: { type: 'string', pattern: '^[\\w-]{1,128}$' },
        },
      ],
      responses: {
        200: json(
          'The auctions.',
          exactly({
            auctions: { type: 'array', items: state, maxItems: auctionsPerAnswer.most },
            next: {
              type: ['string', 'null'],
              format: 'uri',
              description: 'The next page; null on the last one.',
            },
          }),
        ),
        422: unprocessable,
      },
    },
  },
  '/api/auctions/{id}': {
    get: {
      operationId: 'getAuction',
      tags: ['Auctions'],
      summary: 'One auction',
      description: 'Its state as of now.',
      parameters: [auctionId],
      responses: {
        200: json('The auction.', { ...state, type: 'object', properties: { you } }),
        404: notFound,
      },
    },
  },
  '/api/auctions/{id}/ledger': {
    get: {
      operationId: 'getLedger',
      tags: ['Auctions'],
      summary: 'The ledger of an auction',
      description:
        'Every entry in order, each chained to the one before it. Recompute prices from the opened amounts, and compare with a head you saved to see whether an earlier entry changed.',
      parameters: [
        auctionId,
        {
          name: 'after',
          in: 'query',
          description: 'Only the entries behind this number.',
          schema: { type: 'integer', minimum: 0, default: 0 },
        },
      ],
      responses: { 200: json('The entries.', ledger), 404: notFound },
    },
  },
  '/api/live': {
    get: {
      operationId: 'followAuctions',
      tags: ['Auctions'],
      summary: 'Auctions as they change',
      description:
        'A stream of server-sent events: the present state of each auction first, then every change. The data of an event “auction” is an AuctionState; “ping” comes every 15 seconds with the time of the server. Where there is no room for one more stream the answer is an event “full” and the present states, and ends: come again later.',
      parameters: [
        {
          name: 'auctions',
          in: 'query',
          description: 'Up to 60 ids, by commas.',
          required: true,
          schema: { type: 'string' },
        },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event seen: what came before is left out.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        422: unprocessable,
      },
    },
  },
};
