import 'server-only';
import { readLimit } from '@/lib/domain/open-data/limits';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { problems as copy } from '@/messages/api/problems';
import { type ApiContext, apiRoute, problem } from './api';
import { clientAddress } from './client-address';

interface Options {
  readonly limit?: RateLimit;
  readonly refuse?: (status: number, reason: string, detail: string) => Response;
}

/** A route that programs on any site may read, without cookies and within the rate limit. */
export function openRoute(
  { limit = readLimit, refuse = problem }: Options,
  handle: (context: ApiContext<object, undefined>) => Promise<Response>,
) {
  const answer = apiRoute({}, async (context) => {
    const token = takeToken(limit, clientAddress(context.request), context.receivedAt);
    if (token.isAllowed) return handle(context);
    const response = refuse(429, 'rate-limited', copy.tooManySeconds({ seconds: token.retryAfterSeconds }));
    response.headers.set('retry-after', String(token.retryAfterSeconds));
    return response;
  });
  return async (request: Request, route: { params: Promise<object> }): Promise<Response> => {
    const response = await answer(request, route);
    for (const [name, value] of Object.entries(openHeaders)) response.headers.set(name, value);
    return response;
  };
}

const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-disposition, etag, link, odata-version, retry-after, x-request-id, x-row-count, x-total-count',
  /** Search engines should index the pages, not the data. */
  'x-robots-tag': 'noindex',
};

/** Answers a browser's CORS preflight from another site. */
export const openPreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...openHeaders,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'accept, if-none-match, odata-maxversion, odata-version',
      'access-control-max-age': '86400',
    },
  });
