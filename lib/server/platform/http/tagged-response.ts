import 'server-only';
import { createHash } from 'node:crypto';

interface Tagged {
  readonly body: string;
  /**
   * What the ETag is computed from, if parts of the body may change without a real change. Default: the body.
   */
  readonly content?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A response with an ETag, or 304 when the caller has it already. Caches store it and revalidate it, unless
 * `headers` say otherwise. The ETag is weak, because the compressed response has the same one.
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
