import { readLimit, tableLimit } from '@/lib/domain/open-data/limits';
import type { Header, OpenApi, Reference, Response } from '@/lib/domain/open-data/open-api';

const responseRef = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });
const headerRef = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

export const tag = headerRef('ETag');
export const linkNext = headerRef('Link');
const retryAfter = headerRef('Retry-After');
export const notModified = responseRef('NotModified');
export const badRequest = responseRef('BadRequest');
export const unprocessable = responseRef('Unprocessable');
export const notFound = responseRef('NotFound');
export const tooMany = responseRef('TooManyRequests');
export const odataBadRequest = responseRef('ODataBadRequest');
export const odataNotFound = responseRef('ODataNotFound');
export const odataTooMany = responseRef('ODataTooManyRequests');

const headers: Readonly<Record<string, Header>> = {
  ETag: {
    description:
      'Stands for the content. Send it as If-None-Match: while nothing has changed the answer is 304.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'The address of the next page, rel="next". Missing on the last one.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

const problem = (description: string): Response => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const odataError = (description: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ODataError' } } },
});
const fault = 'What is wrong, every fault by its parameter.';
const tooManyText = `Too many requests from one address: more than ${readLimit.burst} at once or ${1000 / readLimit.refillMs} a second; of tables ${tableLimit.burst} or ${60_000 / tableLimit.refillMs} a minute.`;
const waiting = { headers: { 'Retry-After': retryAfter } };

export const sharedComponents: OpenApi['components'] = {
  headers,
  responses: {
    NotModified: { description: 'Nothing has changed since that ETag.', headers: { ETag: tag } },
    BadRequest: problem(fault),
    Unprocessable: problem('What is wrong with a parameter.'),
    NotFound: problem('There is no such thing, or it is not public any more.'),
    TooManyRequests: { ...problem(tooManyText), ...waiting },
    ODataBadRequest: odataError(fault),
    ODataNotFound: odataError('There is no such listing, or it is not public any more.'),
    ODataTooManyRequests: { ...odataError(tooManyText), ...waiting },
  },
  schemas: {
    Problem: {
      type: 'object',
      description: 'A refusal, as in RFC 9457.',
      properties: {
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        reason: { type: 'string', description: 'For programs.' },
        detail: { type: 'string', description: 'For people: what to do.' },
        errors: {
          type: 'array',
          description: 'Every fault.',
          items: {
            type: 'object',
            properties: { field: { type: 'string' }, message: { type: 'string' } },
            required: ['field', 'message'],
            additionalProperties: false,
          },
        },
      },
      required: ['type', 'title', 'status', 'reason', 'detail'],
      additionalProperties: false,
    },
    ODataError: {
      type: 'object',
      description: 'A refusal, as in OData JSON Format 4.0.',
      properties: {
        error: {
          type: 'object',
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            details: {
              type: 'array',
              description: 'Every fault.',
              items: {
                type: 'object',
                properties: {
                  code: { type: 'string' },
                  target: { type: 'string' },
                  message: { type: 'string' },
                },
                required: ['code', 'message', 'target'],
                additionalProperties: false,
              },
            },
          },
          required: ['code', 'message'],
          additionalProperties: false,
        },
      },
      required: ['error'],
      additionalProperties: false,
    },
  },
};
