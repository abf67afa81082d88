import 'server-only';
import { createHash } from 'node:crypto';

interface Text {
  readonly contentType: string;
  readonly body: string;
}

/** What is asked for again and again, with an ETag: who has it already is told so. Kept elsewhere for a minute at most. */
export function textAnswer(request: Request, { contentType, body }: Text): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=60',
    'content-type': `${contentType}; charset=utf-8`,
  };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  const isKnown = known.some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
