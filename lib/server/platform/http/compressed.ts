import 'server-only';
import { ServerResponse } from 'node:http';

/** Tells the server to compress a route's answer; `compressRouteAnswers` removes the header again. */
export const COMPRESS_HEADER = 'x-compress';
/** Below this a gzip header costs more than it saves. */
const leastCompressedBytes = 1_024;

const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg)/i;

/**
 * An answer that goes out compressed when it is text, long enough and whole. Streams stay streams: no more of them is read
 * than it takes to know that they are long enough.
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
  const isKept = /\bno-transform\b/i.test(headers.get('cache-control') ?? '');
  const isPart =
    headers.has('content-range') || headers.has('accept-ranges') || headers.has('content-encoding');
  return !isKept && !isPart && compressibleTypes.test(headers.get('content-type') ?? '');
}

/** A strong tag names exact bytes, and compression changes them. */
function weakenTag(headers: Headers): void {
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The first chunks, up to as many as decide; no reader when that is all. */
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

/**
 * Next compresses what it serves, but hands on the headers of routes as lists, and its compression reads a type only as
 * text; a route's own Content-Encoding it drops. So an answer that asks for compression gets its type as text.
 * Once per process.
 */
export function compressRouteAnswers(): void {
  const { prototype }: { prototype: ServerResponse & { [patched]?: true } } = ServerResponse;
  if (prototype[patched]) return;
  prototype[patched] = true;
  const { setHeader } = prototype;
  prototype.setHeader = function setTextHeader(name, value) {
    if (name.toLowerCase() !== COMPRESS_HEADER) return setHeader.call(this, name, value);
    const type = this.getHeader('content-type');
    if (Array.isArray(type) && type.length === 1) setHeader.call(this, 'content-type', type[0] ?? '');
    return this;
  };
}

const patched = Symbol.for('bony.compressed-routes');
