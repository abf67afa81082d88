import { readLimit, tableLimit } from '@/lib/domain/open-data/limits';
import type { Header, OpenApi, Reference, Response, Schema } from '@/lib/domain/open-data/open-api';
import { exactly } from './json-schema';

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
export const odataUnsupported = responseRef('ODataNotImplemented');

export const json = (description: string, schema: Schema): Response => ({
  description,
  content: { 'application/json': { schema } },
});

const headers: Readonly<Record<string, Header>> = {
  ETag: {
    description:
      'Identifies this version of the content. Send it as If-None-Match to get 304 if nothing has changed.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'URL of the next page, rel="next". Missing on the last page.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Number of seconds to wait.', schema: { type: 'integer' } },
};

const problem = (description: string): Response => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const odataError = (description: string): Response =>
  json(description, { $ref: '#/components/schemas/ODataError' });
const fault = 'Invalid request, with every error by parameter.';
const tooManyText = `Too many requests from one IP address: more than ${readLimit.burst} at once or ${1000 / readLimit.refillMs} a second; for tables, ${tableLimit.burst} at once or ${60_000 / tableLimit.refillMs} a minute.`;
const waiting = { headers: { 'Retry-After': retryAfter } };

const odataFault: Schema = {
  ...exactly({
    code: { type: 'string' },
    message: { type: 'string' },
    details: {
      type: 'array',
      description: 'Every error.',
      items: exactly({
        code: { type: 'string' },
        target: { type: 'string' },
        message: { type: 'string' },
      }),
    },
  }),
  required: ['code', 'message'],
};

export const sharedComponents: OpenApi['components'] = {
  headers,
  responses: {
    NotModified: { description: 'Nothing has changed since that ETag.', headers: { ETag: tag } },
    BadRequest: problem(fault),
    Unprocessable: problem('A parameter is invalid.'),
    NotFound: problem('Not found, or no longer public.'),
    TooManyRequests: { ...problem(tooManyText), ...waiting },
    ODataBadRequest: odataError(fault),
    ODataNotFound: odataError('Listing not found, or no longer public.'),
    ODataNotImplemented: odataError('The request uses a part of OData that isn’t available here.'),
    ODataTooManyRequests: { ...odataError(tooManyText), ...waiting },
  },
  schemas: {
    Problem: {
      ...exactly({
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        reason: { type: 'string', description: 'Machine-readable reason.' },
        detail: { type: 'string', description: 'What to do, for people.' },
        errors: {
          type: 'array',
          description: 'Every error.',
          items: exactly({ field: { type: 'string' }, message: { type: 'string' } }),
        },
      }),
      description: 'An error, as in RFC 9457.',
      required: ['type', 'title', 'status', 'reason', 'detail'],
    },
    ODataError: {
      ...exactly({ error: odataFault }),
      description: 'An error, as in OData JSON Format 4.0.',
    },
  },
};
