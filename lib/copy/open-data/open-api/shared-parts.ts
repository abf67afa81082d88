import { readLimit, tableLimit } from '@/lib/domain/open-data/limits';
import type { Header, OpenApi, Reference, Response, Schema } from '@/lib/domain/open-data/open-api';
import { sharedParts as copy } from '@/messages/open-data/shared-parts';
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
    description: copy.identifiesVersionContent,
    schema: { type: 'string' },
  },
  Link: {
    description: copy.urlNextPage,
    schema: { type: 'string' },
  },
  'Retry-After': { description: copy.numberSecondsWait, schema: { type: 'integer' } },
};

const problem = (description: string): Response => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const odataError = (description: string): Response =>
  json(description, { $ref: '#/components/schemas/ODataError' });
const fault = copy.invalidRequestEvery;
const tooManyText = copy.tooManyRequests({
  atOnce: readLimit.burst,
  perSecond: 1000 / readLimit.refillMs,
  tablesAtOnce: tableLimit.burst,
  tablesPerMinute: 60_000 / tableLimit.refillMs,
});
const waiting = { headers: { 'Retry-After': retryAfter } };

const odataFault: Schema = {
  ...exactly({
    code: { type: 'string' },
    message: { type: 'string' },
    details: {
      type: 'array',
      description: copy.everyError,
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
    NotModified: { description: copy.nothingHasChanged, headers: { ETag: tag } },
    BadRequest: problem(fault),
    Unprocessable: problem(copy.parameterInvalid),
    NotFound: problem(copy.notFoundNo),
    TooManyRequests: { ...problem(tooManyText), ...waiting },
    ODataBadRequest: odataError(fault),
    ODataNotFound: odataError(copy.listingNotFound),
    ODataNotImplemented: odataError(copy.requestUsesPart),
    ODataTooManyRequests: { ...odataError(tooManyText), ...waiting },
  },
  schemas: {
    Problem: {
      ...exactly({
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        reason: { type: 'string', description: copy.machineReadableReason },
        detail: { type: 'string', description: copy.whatDoPeople },
        errors: {
          type: 'array',
          description: copy.everyError,
          items: exactly({ field: { type: 'string' }, message: { type: 'string' } }),
        },
      }),
      description: copy.errorRfc9457,
      required: ['type', 'title', 'status', 'reason', 'detail'],
    },
    ODataError: {
      ...exactly({ error: odataFault }),
      description: copy.errorOdataJson,
    },
  },
};
