import 'server-only';
import { createHash } from 'node:crypto';

interface Tagged {
  readonly body: string;
  /** What the tag stands for, when some of the body may change without being news. */
  readonly content?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * 304 when the caller has it already. Caches keep it and ask whether it still holds, unless the headers say otherwise. The
 * tag is a weak one, because what is compressed on the way has it too.
 */
export function taggedResponse(request: Request, { body, content = body, headers }: Tagged): Response {
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const shared = { 'cache-control': 'public, no-cache', ...headers, etag: tag };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  const isKnown = known.some((each) => each === '*' || `W/${each.replace(/^W\//, '')}` === tag);
  return isKnown
    ? new Response(null, { status: 304, headers: shared })
    : new Response(body, { headers: shared });
}
