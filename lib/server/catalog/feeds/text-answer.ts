import 'server-only';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';

interface Text {
  readonly contentType: string;
  readonly body: string;
}

/**
 * A response for clients that poll: 304 if they have the current text. Caches may store it for one minute.
 */
export const textResponse = (request: Request, { contentType, body }: Text): Response =>
  taggedResponse(request, {
    body,
    headers: { 'cache-control': 'public, max-age=60', 'content-type': `${contentType}; charset=utf-8` },
  });
