import { z } from 'zod';
import type { Schema } from '@/lib/domain/open-data/open-api';
import { toJsonSchema } from '@/lib/domain/open-data/open-api/json-schema';
import { apiScopes } from '@/lib/domain/organizations/integrations/api-key';
import { homeEventSchema, homeEventTypes } from '@/lib/domain/organizations/integrations/webhook';
import { keyLimit } from './limits';
import { apiBase, type SellerOperation, sellerOperations, sellerTags } from './operations';
import { requestBodies, responseBodies } from './resources';

interface Place {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly contactMail: string;
}

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });
const header = (description: string) => ({ description, schema: { type: 'string' } });

/** The OpenAPI 3.1 document of the API for sellers' systems, generated from its operations. */
export function sellerApiDocument({ siteName, siteUrl, contactMail }: Place) {
  const operations: readonly SellerOperation[] = sellerOperations;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = `${apiBase}${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: toOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: API for sellers`,
      version: '1.0.0',
      description: `For an organization’s own system. Authorization: Bearer with a key from the workspace. A key has ${keyLimit.burst} requests at once and ${60_000 / keyLimit.refillMs} a minute. No key can bid, sign, or review. Scopes: ${apiScopes.join(', ')}.`,
      contact: { email: contactMail },
    },
    servers: [{ url: siteUrl }],
    security: [{ key: [] }],
    tags: Object.entries(sellerTags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: Object.fromEntries(homeEventTypes.map((type) => [type, { post: toWebhook(type) }])),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      headers: rateHeaders,
      responses: { Problem: problemResponse },
      schemas: {
        ...Object.fromEntries(
          [...Object.entries(requestBodies), ...Object.entries(responseBodies)].map(([name, schema]) => [
            name,
            toJsonSchema(schema),
          ]),
        ),
        Problem: problemSchema,
        HomeEvent: toJsonSchema(payload),
      },
    },
  };
}

/** What a webhook sends. */
const payload = z.object({
  type: z.enum(homeEventTypes),
  timestamp: z.iso.datetime(),
  data: homeEventSchema.shape.data,
});

const problemSchema = {
  type: 'object',
  description: 'An error, as in RFC 9457.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    reason: { type: 'string', description: 'Machine-readable reason.' },
    detail: { type: 'string', description: 'What to do, for people.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status', 'reason', 'detail'],
};

const problemResponse = {
  description:
    'Refused. 401: the key is missing, wrong, expired, or revoked. 403: the key lacks the scope. 404: not found, or another organization’s. 409: the state does not allow it. 412, 428: If-Match is outdated or missing. 422: the request is invalid. 429: too many requests; see Retry-After.',
  headers: { 'Retry-After': header('Seconds to wait.') },
  content: { 'application/problem+json': { schema: ref('Problem') } },
};

const rateHeaders = {
  RateLimit: header('What is left: r requests, and t seconds until all are back.'),
  'RateLimit-Policy': header('The limit of a key: q requests in w seconds.'),
  ETag: header('The version of the draft. Send it as If-Match.'),
};

function toOperation(operation: SellerOperation) {
  const { operationId, tag, scope, summary, description, body, returns, status, hasTag } = operation;
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description} Scope: ${scope}.`,
    parameters: [...pathParameters(operation), ...queryParameters(operation), ...headerParameters(operation)],
    ...(body && { requestBody: { required: true, content: bodyContent(body) } }),
    responses: {
      [status]: {
        description: summary,
        headers: Object.fromEntries(
          ['RateLimit', 'RateLimit-Policy', ...(hasTag ? ['ETag'] : [])].map((name) => [
            name,
            { $ref: `#/components/headers/${name}` },
          ]),
        ),
        ...(returns && { content: { 'application/json': { schema: ref(returns) } } }),
      },
      default: responseRef('Problem'),
    },
  };
}

const bodyContent = (body: NonNullable<SellerOperation['body']>) =>
  body === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: ref(body) } };

const pathParameters = ({ path }: SellerOperation) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ query }: SellerOperation) {
  if (!query) return [];
  const { properties = {}, required } = toJsonSchema(query);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(needed.includes(name) && { required: true }),
    ...(description && { description }),
    schema,
  }));
}

const headerParameters = ({ method, body, needsIfMatch }: SellerOperation) => [
  ...(method === 'POST' && body !== 'file'
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'A new value for each request. Sent again within a day, it gets the first response.',
          schema: { type: 'string', minLength: 8, maxLength: 100 },
        },
      ]
    : []),
  ...(needsIfMatch
    ? [
        {
          name: 'If-Match',
          in: 'header',
          required: true,
          description: 'The ETag that you read.',
          schema: { type: 'string' },
        },
      ]
    : []),
];

const toWebhook = (type: string) => ({
  operationId: `on-${type}`,
  summary: type,
  requestBody: { required: true, content: { 'application/json': { schema: ref('HomeEvent') } } },
  responses: { '2XX': { description: 'Received.' } },
});
