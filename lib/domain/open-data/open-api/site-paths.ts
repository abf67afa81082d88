import type { PathItem } from '@/lib/domain/open-data/open-api';
import { exactly } from './json-schema';
import { json, notModified, tag, tooMany } from './shared-parts';

/** Routes about the site itself. */
export const sitePaths: Readonly<Record<string, PathItem>> = {
  '/api/terms': {
    get: {
      operationId: 'getTerms',
      tags: ['Site'],
      summary: 'Get the current terms',
      description: 'The version of the terms, which every auction and bid refers to.',
      parameters: [],
      responses: {
        200: json(
          'The current terms.',
          exactly({
            version: { type: 'string' },
            effectiveAt: { type: 'string', format: 'date-time' },
            href: { type: 'string', description: 'URL of the terms.' },
          }),
        ),
      },
    },
  },
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['Site'],
      summary: 'Check readiness',
      description:
        'Whether the site’s clock is running, its storage can be read and written, and its mail is going out, as of the last five seconds.',
      parameters: [],
      responses: {
        200: json('The site is ready.', exactly({ status: { type: 'string', enum: ['ok'] } })),
        503: json(
          'The site is not ready. Try again later.',
          exactly({ status: { type: 'string', enum: ['unavailable'] } }),
        ),
      },
    },
  },
  '/api/health/live': {
    get: {
      operationId: 'getLiveness',
      tags: ['Site'],
      summary: 'Check liveness',
      description: 'For tools that restart a server that hangs. It doesn’t read storage.',
      parameters: [],
      responses: { 200: json('The server responds.', exactly({ status: { type: 'string', enum: ['ok'] } })) },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      tags: ['Site'],
      summary: 'Get this description',
      description: 'The OpenAPI 3.1 document that the developer page is generated from.',
      parameters: [],
      responses: {
        200: {
          description: 'The OpenAPI document.',
          headers: { ETag: tag },
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        304: notModified,
        429: tooMany,
      },
    },
  },
};
