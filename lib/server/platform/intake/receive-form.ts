import 'server-only';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { MAX_FORM_BYTES } from '@/lib/domain/drafts/files/upload';
import { isDiskFull } from '@/lib/server/platform/process/disk-full';
import { readChunks, SILENCE_MS } from './read-chunks';

export interface FormFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Where it is stored. */
  readonly path: string;
}
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FormFile[];
}

const limits = {
  fields: 10,
  fieldSize: 2_000,
  files: 60,
  parts: 70,
  headerPairs: 20,
  fileSize: MAX_FORM_BYTES,
};
/** Room for the boundaries, headers and fields around the files of a form. */
const FRAME_BYTES = 256 * 1024;
/** A whole form may take this long. */
const WHOLE_FORM_MS = 10 * 60_000;

/**
 * Receives a form with files and writes them to `folder` as they arrive. Returns null, with everything
 * closed, when the request is no such form, breaks off, stalls or is too large. Throws when the disk is full.
 * The caller must have checked who sends the form and whether they may.
 */
export async function receiveForm(
  { headers, body, signal }: Request,
  folder: string,
  silenceMs = SILENCE_MS,
): Promise<ReceivedForm | null> {
  const type = headers.get('content-type') ?? '';
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (!type.startsWith('multipart/form-data') || !body || !(length <= MAX_FORM_BYTES + FRAME_BYTES))
    return null;
  const fields: Record<string, string> = {};
  const incoming: Readable[] = [];
  const writing: Promise<FormFile>[] = [];
  const stop = new AbortController();
  const form = new Busboy({ headers: { 'content-type': type }, limits });
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('file', (_field, stream, name = '') => {
    const written = writeFile(stream, name, join(folder, `file-${writing.length}`), stop.signal);
    // After a write error nobody reads this part, so the form would wait forever.
    written.catch((error: unknown) => stop.abort(error));
    incoming.push(stream);
    writing.push(written);
  });
  try {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(WHOLE_FORM_MS), stop.signal]);
    const chunks = readChunks(body, { ended, silenceMs, maxBytes: MAX_FORM_BYTES + FRAME_BYTES });
    await pipeline(Readable.from(chunks), form, { signal: ended });
    // A browser sends an empty part without a name when no file was chosen.
    const files = (await Promise.all(writing)).filter(({ name, bytes }) => name !== '' || bytes > 0);
    return { fields, files };
  } catch (error) {
    // The parts of a broken form do not end by themselves, so their writers would wait forever.
    stop.abort();
    for (const stream of incoming) stream.destroy();
    const faults = (await Promise.allSettled(writing)).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    const full = [...faults, error].find(isDiskFull);
    if (full) throw full;
    return null;
  }
}

/** Throws for a file above the limit: Busboy cuts it off there and calls it complete. */
async function writeFile(
  stream: Readable & { readonly truncated: boolean },
  name: string,
  path: string,
  signal: AbortSignal,
): Promise<FormFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(stream, measured, createWriteStream(path, { mode: 0o600 }), { signal });
  if (stream.truncated) throw new Error('The file is too large');
  return { name: name.slice(0, 300), bytes, sha256: hash.digest('hex'), path };
}
