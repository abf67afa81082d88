import type { PathItem } from '@/lib/domain/open-data/open-api';
import { sitePaths as copy } from '@/messages/open-data/site-paths';
import { exactly } from './json-schema';
import { json, notModified, tag, tooMany } from './shared-parts';

/** Routes about the site itself. */
export const sitePaths: Readonly<Record<string, PathItem>> = {
  '/api/terms': {
    get: {
      operationId: 'getTerms',
      tags: ['Site'],
      summary: copy.getCurrentTerms,
      description: copy.versionTermsWhich,
      parameters: [],
      responses: {
        200: json(
          copy.currentTerms,
          exactly({
            version: { type: 'string' },
            effectiveAt: { type: 'string', format: 'date-time' },
            href: { type: 'string', description: copy.urlTerms },
          }),
        ),
      },
    },
  },
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['Site'],
      summary: copy.checkReadiness,
      description: copy.whetherSitesClock,
      parameters: [],
      responses: {
        200: json(copy.siteReady, exactly({ status: { type: 'string', enum: ['ok'] } })),
        503: json(copy.siteNotReady, exactly({ status: { type: 'string', enum: ['unavailable'] } })),
      },
    },
  },
  '/api/health/live': {
    get: {
      operationId: 'getLiveness',
      tags: ['Site'],
      summary: copy.checkLiveness,
      description: copy.toolsRestartServer,
      parameters: [],
      responses: { 200: json(copy.serverResponds, exactly({ status: { type: 'string', enum: ['ok'] } })) },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      tags: ['Site'],
      summary: copy.getDescription,
      description: copy.openapi31,
      parameters: [],
      responses: {
        200: {
          description: copy.openapiDocument,
          headers: { ETag: tag },
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        304: notModified,
        429: tooMany,
      },
    },
  },
};
