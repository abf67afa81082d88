import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encode, encodingFor } from '@/lib/server/platform/http/encode';
import { isKnown, tagOf } from '@/lib/server/platform/http/tagged-response';

/** A page is about 100 KB. */
const maxPages = 100;

interface SentPage {
  readonly tag: string;
  /** Undefined before the second request, null while it is being made. */
  readonly encoded: Map<Encoding, Uint8Array | null>;
}

/**
 * Sends a page of Next's cache without work that Next would repeat for each request: its ETag is computed at
 * the first request and its encodings at the second. The text itself is the key, so a page that changes is a
 * new one. Pages rendered per request are not touched.
 */
export function createPageReuse() {
  const pages = new Map<string, SentPage>();

  return function reusePage(request: IncomingMessage, response: ServerResponse): void {
    const { end } = response;
    const finish = (...args: readonly unknown[]) => Reflect.apply(end, response, args);
    Object.assign(response, {
      end(text: unknown, ...rest: readonly unknown[]) {
        if (typeof text !== 'string' || !isSharedPage(response)) return finish(text, ...rest);
        const page = pages.get(text);
        const { tag, encoded } = page ?? { tag: tagOf(text), encoded: new Map() };
        remember(text, { tag, encoded });
        response.setHeader('etag', tag);
        if (isKnown(request.headers['if-none-match'] ?? null, tag)) {
          response.removeHeader('content-length');
          response.statusCode = 304;
          return finish(undefined, ...rest);
        }
        const encoding = encodingFor(request.headers['accept-encoding']?.toString());
        if (!page || encoding === null) return finish(text, ...rest);
        const body = encoded.get(encoding);
        if (!body) {
          if (body === undefined) prepare(text, encoding, encoded);
          return finish(text, ...rest);
        }
        response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', body.byteLength);
        return finish(body, ...rest);
      },
    });
  };

  /** A Map keeps insertion order, so its first key is the one not sent for the longest time. */
  function remember(text: string, page: SentPage): void {
    pages.delete(text);
    pages.set(text, page);
    if (pages.size > maxPages) pages.delete(pages.keys().next().value ?? '');
  }
}

/** A failure leaves the page to the compression of each response. */
function prepare(text: string, encoding: Encoding, encoded: SentPage['encoded']): void {
  encoded.set(encoding, null);
  encode(encoding, Buffer.from(text)).then(
    (body) => encoded.set(encoding, body),
    () => undefined,
  );
}

const isSharedPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  !response.headersSent &&
  /\bs-maxage=/.test(response.getHeader('cache-control')?.toString() ?? '');
