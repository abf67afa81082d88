import 'server-only';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';

interface Text {
  readonly contentType: string;
  readonly body: string;
}

/** What is asked for again and again: who has it already is told so. Kept elsewhere for a minute at most. */
export const textAnswer = (request: Request, { contentType, body }: Text): Response =>
  taggedResponse(request, {
    body,
    headers: { 'cache-control': 'public, max-age=60', 'content-type': `${contentType}; charset=utf-8` },
  });
