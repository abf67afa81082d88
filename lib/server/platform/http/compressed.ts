import 'server-only';

/** Tells the front door to compress a route's response. It removes the header. */
export const COMPRESS_HEADER = 'x-compress';
/** Below this size, gzip costs more than it saves. */
const leastCompressedBytes = 1_024;

const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg)/i;

/**
 * Marks a response for compression when it is text, complete and at least 1 KB long. Streams stay streams:
 * only the first chunks are read, until their size decides.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!isText(response)) return response;
  response.headers.append('vary', 'accept-encoding');
  weakenTag(response.headers);
  if (request.method === 'HEAD' || !response.body || response.status !== 200) return response;
  const { headers, status, statusText } = response;
  const { chunks, size, reader } = await readStart(response.body);
  if (size >= leastCompressedBytes) headers.set(COMPRESS_HEADER, '1');
  return new Response(joined(chunks, reader), { headers, status, statusText });
}

function isText({ headers }: Response): boolean {
  const forbidsTransform = /\bno-transform\b/i.test(headers.get('cache-control') ?? '');
  const isPart =
    headers.has('content-range') || headers.has('accept-ranges') || headers.has('content-encoding');
  return !forbidsTransform && !isPart && compressibleTypes.test(headers.get('content-type') ?? '');
}

/** A strong ETag identifies exact bytes, and compression changes them. */
function weakenTag(headers: Headers): void {
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads the first chunks, up to `leastCompressedBytes`. `reader` is null when they are the whole body. */
async function readStart(body: ReadableStream<Uint8Array>) {
  const reader: Reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < leastCompressedBytes) {
    const { done, value } = await reader.read();
    if (done) return { chunks, size, reader: null };
    chunks.push(value);
    size += value.byteLength;
  }
  return { chunks, size, reader };
}

function joined(chunks: readonly Uint8Array[], reader: Reader | null): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (!reader) controller.close();
    },
    async pull(controller) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
}
