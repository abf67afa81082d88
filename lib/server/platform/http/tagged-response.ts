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
 * `headers` say otherwise.
 */
export function taggedResponse(request: Request, { body, content = body, headers }: Tagged): Response {
  const tag = tagOf(content);
  const shared = { 'cache-control': 'public, no-cache', ...headers, etag: tag };
  return isKnown(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers: shared })
    : new Response(body, { headers: shared });
}

/** A weak ETag: the compressed response has the same one. */
export const tagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether an `If-None-Match` header names this ETag. */
export const isKnown = (header: string | null, tag: string | null): boolean =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || `W/${each.replace(/^W\//, '')}` === tag);
