import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { COMPRESS_HEADER } from '@/lib/server/platform/http/compressed';
import { ENCODED_HEADER } from '@/lib/server/platform/http/encode';

/**
 * Compresses what is sent: files and pages by their type, a route's response when it asks for it
 * (`COMPRESS_HEADER`), and nothing twice. Next sets a route's type as a list, a page's as text.
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined);
}

const compress = compression({
  filter: (request, response) => {
    const encoding = takeHeader(response, ENCODED_HEADER);
    if (encoding !== undefined) response.setHeader('content-encoding', encoding);
    const isAsked = takeHeader(response, COMPRESS_HEADER) !== undefined;
    // The bytes of a range are counted in what is sent without it.
    if (response.statusCode === 206 || response.hasHeader('content-range')) return false;
    if (isAsked || encoding !== undefined) return true;
    return typeof response.getHeader('content-type') === 'string' && compression.filter(request, response);
  },
  // A window of 256 KB: the default of 4 MB would be allocated for each response.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

function takeHeader(response: ServerResponse, name: string): string | undefined {
  const value = response.getHeader(name)?.toString();
  if (value !== undefined) response.removeHeader(name);
  return value;
}
