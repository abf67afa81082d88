import 'server-only';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { MAX_FORM_BYTES } from '@/lib/domain/selling/upload';

export interface FormFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Where it lies. */
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
/** What stands around the files of a form. */
const FRAME_BYTES = 256 * 1024;

/** A form with files, written to `folder` as it comes in; null when it is none, breaks off, or is too large. */
export async function receiveForm({ headers, body }: Request, folder: string): Promise<ReceivedForm | null> {
  const type = headers.get('content-type') ?? '';
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (!type.startsWith('multipart/form-data') || !body || !(length <= MAX_FORM_BYTES + FRAME_BYTES))
    return null;
  const fields: Record<string, string> = {};
  const writing: Promise<FormFile>[] = [];
  try {
    const form = new Busboy({ headers: { 'content-type': type }, limits });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (_field, stream, name = '') => {
      const written = writeFile(stream, name, join(folder, `file-${writing.length}`));
      written.catch(() => undefined);
      writing.push(written);
    });
    await pipeline(Readable.from(body), atMost(MAX_FORM_BYTES + FRAME_BYTES), form);
    // A browser sends one without a name where no file was chosen.
    const files = (await Promise.all(writing)).filter(({ name, bytes }) => name !== '' || bytes > 0);
    return { fields, files };
  } catch {
    await Promise.allSettled(writing);
    return null;
  }
}

async function writeFile(stream: Readable, name: string, path: string): Promise<FormFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured() {
    for await (const chunk of stream) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(measured, createWriteStream(path, { mode: 0o600 }));
  return { name: name.slice(0, 300), bytes, sha256: hash.digest('hex'), path };
}

/** Whatever a sender announced. */
function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      done(size > limit ? new Error('Too large') : null, chunk);
    },
  });
}
