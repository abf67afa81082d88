import 'server-only';
import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';

const factsSchema = z.object({
  size: z.number().int().min(0),
  contentType: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
type Facts = z.infer<typeof factsSchema>;

/** Long enough for the metadata of any file, short enough to be read at once. */
const TRAILER_BYTES = 512;

/** A file's metadata, stored as its last bytes: JSON padded with spaces. */
export const toTrailer = (facts: Facts): Buffer => Buffer.from(JSON.stringify(facts).padEnd(TRAILER_BYTES));

/** Reads a file's metadata. Throws when `place` is not a complete file with a trailer. */
export async function readTrailer(handle: FileHandle, place: string): Promise<Facts> {
  const { size } = await handle.stat();
  const bytes = Buffer.alloc(TRAILER_BYTES);
  const start = Math.max(0, size - TRAILER_BYTES);
  await handle.read(bytes, 0, TRAILER_BYTES, start);
  const parsed = factsSchema.safeParse(parseJson(bytes.toString()));
  if (parsed.success && parsed.data.size === start) return parsed.data;
  throw new Error(`${place} was changed from outside: it does not end as the site writes it`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
