import { z } from 'zod';
import { toJsonSchema } from '@/lib/copy/open-data/open-api/json-schema';
import type { Schema } from '@/lib/domain/open-data/open-api';
import { keyLimit } from '@/lib/domain/open-data/seller-api/limits';
import {
  apiBase,
  type SellerOperation,
  sellerOperations,
  sellerTags,
} from '@/lib/domain/open-data/seller-api/operations';
import { requestBodies, responseBodies } from '@/lib/domain/open-data/seller-api/resources';
import { apiScopes } from '@/lib/domain/organizations/integrations/api-key';
import { homeEventSchema, sentEventTypes } from '@/lib/domain/organizations/integrations/webhook';
import { apiDocument as copy } from '@/messages/seller-api/api-document';
import { fieldTexts } from '@/messages/seller-api/field-texts';
import { operationTexts } from '@/messages/seller-api/operation-texts';
import { tagTexts } from '@/messages/seller-api/tag-texts';

const fieldWords: Readonly<Record<string, string>> = fieldTexts;
const operationWords: Readonly<Record<string, { readonly summary: string; readonly description: string }>> =
  operationTexts;

/** The words of an operation. */
const textsOf = (operationId: string) => operationWords[operationId] ?? { summary: '', description: '' };

/** The schema with the words for the keys that its parts have as descriptions. */
function described(schema: Schema): Schema {
  const text = JSON.stringify(schema, (name, value: unknown) =>
    name === 'description' && typeof value === 'string' ? (fieldWords[value] ?? value) : value,
  );
  return JSON.parse(text);
}

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
      title: copy.title({ siteName }),
      version: '1.0.0',
      description: copy.intro({
        burst: keyLimit.burst,
        perMinute: 60_000 / keyLimit.refillMs,
        scopes: apiScopes.join(', '),
      }),
      contact: { email: contactMail },
    },
    servers: [{ url: siteUrl }],
    security: [{ key: [] }],
    tags: sellerTags.map((name) => ({ name, description: tagTexts[name] })),
    paths,
    webhooks: Object.fromEntries(sentEventTypes.map((type) => [type, { post: toWebhook(type) }])),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      headers: rateHeaders,
      responses: { Problem: problemResponse },
      schemas: {
        ...Object.fromEntries(
          [...Object.entries(requestBodies), ...Object.entries(responseBodies)].map(([name, schema]) => [
            name,
            described(toJsonSchema(schema)),
          ]),
        ),
        Problem: problemSchema,
        HomeEvent: described(toJsonSchema(payload)),
      },
    },
  };
}

/** What a webhook sends. */
const payload = z.object({
  type: z.enum(sentEventTypes),
  timestamp: z.iso.datetime(),
  data: homeEventSchema.shape.data,
});

const problemSchema = {
  type: 'object',
  description: copy.anErrorAsIn,
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    reason: { type: 'string', description: 'Machine-readable reason.' },
    detail: { type: 'string', description: copy.whatToDoFor },
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
  description: copy.refused401TheKey,
  headers: { 'Retry-After': header(copy.secondsToWait) },
  content: { 'application/problem+json': { schema: ref('Problem') } },
};

const rateHeaders = {
  RateLimit: header(copy.whatIsLeftR),
  'RateLimit-Policy': header(copy.theLimitOfA),
  ETag: header(copy.theVersionOfThe),
};

function toOperation(operation: SellerOperation) {
  const { operationId, tag, scope, body, returns, status, hasTag } = operation;
  const { summary, description } = textsOf(operationId);
  return {
    operationId,
    tags: [tag],
    summary,
    description: copy.scopeOf({ description, scope }),
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
  const { properties = {}, required } = described(toJsonSchema(query));
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
          description: copy.aNewValueFor,
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
          description: copy.theEtagThatYou,
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
