import 'server-only';
import { ENCODED_HEADER, type Encoding, encode, encodingFor } from '@/lib/server/platform/http/encode';
import { isKnown, tagOf } from '@/lib/server/platform/http/tagged-response';
import { ownUrl } from '@/lib/server/platform/process/own-url';
import { renderingHeader } from './missing-pages';

/** How long one rendering serves everyone. A stream keeps the live parts of the page current. */
export const freshMs = 2_000;
/** A search page is about 200 KB. */
export const maximumPages = 64;

export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
  /** Made at the first request that takes it. */
  readonly encoded: Map<Encoding, Promise<Uint8Array>>;
}
type Make = (path: string) => Promise<RenderedPage>;

/**
 * Caches pages that are rendered per request for two seconds, by path and query. Requests within that time
 * share the rendering. A status other than 200 is returned but not cached. Use it only for pages that are the
 * same for everyone.
 */
export function createSharedPages(make: Make) {
  const pages = new Map<string, { readonly at: number; readonly page: Promise<RenderedPage> }>();

  return async function getSharedPage(path: string, now: number): Promise<RenderedPage> {
    const known = pages.get(path);
    if (known && now - known.at < freshMs) return known.page;
    const page = make(path);
    // A Map keeps insertion order, so its first key is the oldest.
    pages.delete(path);
    pages.set(path, { at: now, page });
    if (pages.size > maximumPages) pages.delete(pages.keys().next().value ?? '');
    const forget = () => {
      if (pages.get(path)?.page === page) pages.delete(path);
    };
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  };
}

/** Requests the page from this server, as a visitor would. */
async function makePage(path: string): Promise<RenderedPage> {
  const response = await fetch(ownUrl(path), {
    headers: { [renderingHeader]: '1', 'accept-encoding': 'identity' },
    cache: 'no-store',
    redirect: 'manual',
  });
  const { status } = response;
  const body = await response.arrayBuffer();
  return { status, headers: pageHeaders(response, body), body, encoded: new Map() };
}

/** Next forbids to store a page that is rendered per request. This one is the same for everyone. */
const sharedCaching = `public, max-age=0, s-maxage=${freshMs / 1_000}, must-revalidate`;

/** The headers that belong to the page. The others are set for each response. */
function pageHeaders({ ok, headers }: Response, body: ArrayBuffer): Headers {
  const names = ['content-type', 'cache-control', 'vary', 'link'];
  const kept = names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const caching = ok ? { 'cache-control': sharedCaching, etag: tagOf(new Uint8Array(body)) } : {};
  return new Headers({ ...Object.fromEntries(kept), ...caching });
}

/** The response to one request: 304 if the client has the page, otherwise the page in an encoding it takes. */
export async function sharedResponse(page: RenderedPage, asked: Headers): Promise<Response> {
  const { status, body, encoded } = page;
  const headers = new Headers(page.headers);
  const tag = headers.get('etag');
  if (tag !== null && isKnown(asked.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(asked.get('accept-encoding'));
  if (encoding === null) return new Response(body, { status, headers });
  const ready = encoded.get(encoding) ?? encode(encoding, new Uint8Array(body));
  encoded.set(encoding, ready);
  headers.set(ENCODED_HEADER, encoding);
  return new Response(Buffer.from(await ready), { status, headers });
}

export const getSharedPage = createSharedPages(makePage);
