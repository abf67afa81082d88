import { auctionStatuses } from '@/lib/domain/auctions/terms/public-auction-schema';
import { auctionsPerAnswer } from '@/lib/domain/auctions/views/auction-list';
import type { Parameter, PathItem, Schema } from '@/lib/domain/open-data/open-api';
import { auctionPaths as copy } from '@/messages/open-data/auction-paths';
import { exactly } from './json-schema';
import { json, notFound, unprocessable } from './shared-parts';

const state: Schema = {
  allOf: [{ $ref: '#/components/schemas/AuctionState' }],
  unevaluatedProperties: false,
};
const auctionId: Parameter = {
  name: 'id',
  in: 'path',
  description: copy.idAuctionAuctionkey,
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
      description: copy.personsBidLimit,
    },
    hasAcceptedLeadPaint: {
      type: 'boolean',
      description: copy.youAcceptedLead,
    },
    needsInvestorForm: {
      type: 'boolean',
      description: copy.youNeedForm,
    },
    deviceKeys: {
      type: 'array',
      items: { type: 'string' },
      description: copy.yourDeviceKeys,
    },
  }),
  description: copy.yourOwnPosition,
};
const ledger: Schema = {
  ...exactly({
    auctionId: { type: 'string' },
    head: {
      type: 'string',
      description: copy.hashLastEntry,
    },
    headSignature: { type: 'string', description: copy.headSignature },
    entries: { type: 'array', items: { $ref: '#/components/schemas/LedgerEntry' } },
    leaves: {
      type: 'array',
      items: { type: ['integer', 'null'], minimum: 0 },
      description: copy.leaves,
    },
  }),
  required: ['auctionId', 'entries', 'leaves'],
};

/** Auctions, their ledgers and their events. */
export const auctionPaths: Readonly<Record<string, PathItem>> = {
  '/api/auctions': {
    get: {
      operationId: 'listAuctions',
      tags: ['Auctions'],
      summary: copy.listPublicAuctions,
      description: copy.auctionsPublicListings,
      parameters: [
        {
          name: 'status',
          in: 'query',
          description: copy.currentStatus,
          schema: { type: 'string', enum: auctionStatuses },
          example: 'open',
        },
        {
          name: 'limit',
          in: 'query',
          description: copy.maximumNumberAuctions,
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
          description: copy.cursorNextLink,
          schema: { type: 'string', pattern: '^[\\w-]{1,128}$' },
        },
      ],
      responses: {
        200: json(
          copy.auctions,
          exactly({
            auctions: { type: 'array', items: state, maxItems: auctionsPerAnswer.most },
            next: {
              type: ['string', 'null'],
              format: 'uri',
              description: copy.linkNextPage,
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
      summary: copy.getAuction,
      description: copy.currentStateAuction,
      parameters: [auctionId],
      responses: {
        200: json(copy.auction, { ...state, type: 'object', properties: { you } }),
        404: notFound,
      },
    },
  },
  '/api/auctions/{id}/ledger': {
    get: {
      operationId: 'getLedger',
      tags: ['Auctions'],
      summary: copy.getAuctionsLedger,
      description: copy.allEntriesOrder,
      parameters: [
        auctionId,
        {
          name: 'after',
          in: 'query',
          description: copy.returnOnlyEntries,
          schema: { type: 'integer', minimum: 0, default: 0 },
        },
      ],
      responses: { 200: json(copy.entries, ledger), 404: notFound },
    },
  },
  '/api/live': {
    get: {
      operationId: 'followAuctions',
      tags: ['Auctions'],
      summary: copy.streamAuctionChanges,
      description: copy.streamServerSent,
      parameters: [
        {
          name: 'auctions',
          in: 'query',
          description: copy.up60Auction,
          required: true,
          schema: { type: 'string' },
        },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: copy.idLastEvent,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: copy.eventStream,
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        422: unprocessable,
      },
    },
  },
};
