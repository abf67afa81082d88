import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createCache } from '@/lib/server/platform/cached-text';
import { ownUrl } from '@/lib/server/platform/process/own-url';

/** Marks this server's requests for a page of its own, which are answered as Next renders the page. */
export const renderingHeader = 'x-making-page';

export interface MissingPage {
  readonly html: Buffer;
  readonly gzipped: Buffer;
}

/**
 * Mends what Next sends for a page that does not exist or has moved. In place of its page for `notFound()`,
 * whose HTML is empty until its script runs, it sends the complete 404 page. A cached redirect names its
 * target twice and does not know the query of this request; one remains, with the query.
 */
export function mendPage(
  request: IncomingMessage,
  response: ServerResponse,
  getPage: () => Promise<MissingPage>,
): void {
  if (!isDocument(request)) return;
  const { writeHead, write, end, flushHeaders } = response;
  let isDropped = false;
  const drops = (): boolean => {
    isDropped ||= !response.headersSent && isMissing(response);
    return isDropped;
  };
  const send = async (done: unknown) => {
    const page = await getPage().catch(() => null);
    for (const name of headersOfBody) response.removeHeader(name);
    const isGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
    if (isGzip && page) response.setHeader('content-encoding', 'gzip');
    const body = page ? (isGzip ? page.gzipped : page.html) : '<title>404</title><h1>Page not found</h1>';
    response.setHeader('content-length', Buffer.byteLength(body));
    Reflect.apply(writeHead, response, [404]);
    Reflect.apply(end, response, [request.method === 'HEAD' ? '' : body, done]);
  };
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      if (drops()) return response;
      const [location] = [response.getHeader('location')].flat();
      if (location) response.setHeader('location', withQuery(String(location), response, request.url));
      return Reflect.apply(writeHead, response, args);
    },
    flushHeaders: () => drops() || Reflect.apply(flushHeaders, response, []),
    write(...args: unknown[]) {
      if (!drops()) return Reflect.apply(write, response, args);
      const written = args.at(-1);
      if (typeof written === 'function') process.nextTick(written);
      return true;
    },
    end(...args: unknown[]) {
      if (!drops()) return Reflect.apply(end, response, args);
      const ended = args.at(-1);
      send(typeof ended === 'function' ? ended : undefined);
      return response;
    },
  });
}

/** A target with a query of its own, or an anchor, keeps it. */
function withQuery(target: string, { statusCode }: ServerResponse, url = ''): string {
  const at = url.indexOf('?');
  return statusCode !== 308 || at < 0 || /[?#]/.test(target) ? target : `${target}${url.slice(at)}`;
}

const headersOfBody = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];

/** The router's own requests read data. */
const isDocument = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.rsc === undefined &&
  headers[renderingHeader] === undefined;

const isMissing = (response: ServerResponse): boolean =>
  response.statusCode === 404 &&
  (response.getHeader('content-type')?.toString().startsWith('text/html') ?? false);

const cachedPage = createCache<MissingPage>();
const zip = promisify(gzip);

/** The page for addresses without a route, by a request to this server, for ten seconds. */
export const getMissingPage = (now: number): Promise<MissingPage> =>
  cachedPage('404', now, async () => {
    const response = await fetch(ownUrl('/404'), {
      headers: { [renderingHeader]: '1' },
      cache: 'no-store',
    });
    if (response.status !== 404) throw new Error(`The 404 page answered ${response.status}`);
    const html = Buffer.from(await response.arrayBuffer());
    return { html, gzipped: await zip(html) };
  });
