import type { PathItem } from '@/lib/domain/open-data/open-api';
import { exactly } from './json-schema';
import { json, notModified, tag, tooMany } from './shared-parts';

/** Routes about the site itself. */
export const sitePaths: Readonly<Record<string, PathItem>> = {
  '/api/terms': {
    get: {
      operationId: 'getTerms',
      tags: ['The site'],
      summary: 'The terms in force',
      description: 'Their version, which every auction and every bid names.',
      parameters: [],
      responses: {
        200: json(
          'The terms.',
          exactly({
            version: { type: 'string' },
            effectiveAt: { type: 'string', format: 'date-time' },
            href: { type: 'string', description: 'The page with their text.' },
          }),
        ),
      },
    },
  },
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['The site'],
      summary: 'Whether the site works',
      description:
        'Whether its clock runs, its store reads and writes, and its mail goes out, as of the last five seconds.',
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
      tags: ['The site'],
      summary: 'Whether the server answers',
      description: 'For whatever restarts a server that hangs. It does not read the store.',
      parameters: [],
      responses: { 200: json('The server responds.', exactly({ status: { type: 'string', enum: ['ok'] } })) },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      tags: ['The site'],
      summary: 'This description',
      description: 'As an OpenAPI 3.1 document, from which the page for developers is made.',
      parameters: [],
      responses: {
        200: {
          description: 'The document.',
          headers: { ETag: tag },
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        304: notModified,
        429: tooMany,
      },
    },
  },
};
