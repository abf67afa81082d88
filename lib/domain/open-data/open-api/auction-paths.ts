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
  description: 'ID of the auction: the AuctionKey of its listing.',
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
      description: 'This person’s bid limit, and the part not already committed elsewhere. In cents.',
    },
    hasAcceptedLeadPaint: {
      type: 'boolean',
      description: 'You accepted the lead paint terms of this home with an earlier bid.',
    },
  }),
  description: 'Your own position. Only with the session of a signed-in user.',
};
const ledger: Schema = {
  ...exactly({
    auctionId: { type: 'string' },
    head: {
      type: 'string',
      description: 'Hash of the last entry returned. Missing if there are no entries.',
    },
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
      summary: 'List hourly ledger heads',
      description:
        'Once an hour, the head of each ledger with new entries is published in a separate hash chain. Save the latest hash to check later whether anything before it was rewritten. Each page has at most 100 publications and 2,000 heads. Keep reading until a page is empty.',
      parameters: [
        {
          name: 'after',
          in: 'query',
          description: 'Return only publications after this number.',
          schema: { type: 'integer', minimum: 0 },
          example: 0,
        },
      ],
      responses: { 200: json('The publications, oldest first.', publications) },
    },
  },
  '/api/auctions': {
    get: {
      operationId: 'listAuctions',
      tags: ['Auctions'],
      summary: 'List public auctions',
      description:
        'Auctions of public listings, optionally filtered by status, sorted by ID. Follow `next` until it is null to read them all.',
      parameters: [
        {
          name: 'status',
          in: 'query',
          description: 'Current status.',
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
              description: 'Link to the next page. Null on the last page.',
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
      summary: 'Get an auction',
      description: 'The current state of an auction.',
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
      summary: 'Get an auction’s ledger',
      description:
        'All entries in order, each chained to the one before it. Recompute prices from the opened amounts, and compare with a head you saved to check whether an earlier entry changed.',
      parameters: [
        auctionId,
        {
          name: 'after',
          in: 'query',
          description: 'Return only entries after this number.',
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
      summary: 'Stream auction changes',
      description:
        'A stream of server-sent events: first the current state of each auction, then every change. The data of an “auction” event is an AuctionState. A “ping” event with the server time is sent every 15 seconds. If no more streams can be opened, the response is a “full” event and the current states, and then ends. Try again later.',
      parameters: [
        {
          name: 'auctions',
          in: 'query',
          description: 'Up to 60 auction IDs, separated by commas.',
          required: true,
          schema: { type: 'string' },
        },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'ID of the last event received. Earlier events are skipped.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'The event stream.',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        422: unprocessable,
      },
    },
  },
};
