import 'server-only';
import type { ByteRange, FileInfo, FilePath, Files } from './files';

/**
 * Types that a browser may display. Everything else is downloaded, documents too, because strangers upload
 * them.
 */
const SHOWN = /^image\/(avif|gif|jpeg|png|webp)$/;

/**
 * The response to GET or HEAD for a file, with ETag, 304 and a single range (RFC 9110); null when there is no
 * file.
 * `headers` are added to every response but 416.
 */
export async function serveFile(
  files: Files,
  path: FilePath,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const file = await files.head(path);
  if (!file) return null;
  const etag = `"${file.sha256}"`;
  const common = { ...headers, ...describe(file), etag, 'accept-ranges': 'bytes' };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: common });
  const range = readRange(request, etag, file.size);
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  const part = range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` };
  const answer = { status: part ? 206 : 200, headers: { ...common, ...part } };
  if (request.method === 'HEAD') return new Response(null, answer);
  const body = await files.get(file, range ?? undefined);
  // The file was replaced or deleted since `head`, so serve what is there now.
  return body ? new Response(toWebStream(body), answer) : serveFile(files, path, request, headers);
}

function describe({ path, contentType }: FileInfo): Record<string, string> {
  const isInline = SHOWN.test(contentType);
  return {
    'content-type': contentType,
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="${path.split('/').at(-1)}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

function isKnown({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  return known.some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/** Null: the whole file, also for several ranges or other units, which a server may ignore. */
function readRange({ headers }: Request, etag: string, size: number): ByteRange | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  const condition = headers.get('if-range');
  if ((!first && !last) || (condition !== null && condition !== etag)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start < size && start <= end ? { start, end } : 'outside';
}

function toWebStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
