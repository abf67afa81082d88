import 'server-only';
import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';

const factsSchema = z.object({
  size: z.number().int().min(0),
  contentType: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
type Facts = z.infer<typeof factsSchema>;

/** So long that what is known of any file fits, so short that it is read at once. */
const TRAILER_BYTES = 512;

/** What is known of a file, as the last bytes of it: JSON filled up with spaces. */
export const toTrailer = (facts: Facts): Buffer => Buffer.from(JSON.stringify(facts).padEnd(TRAILER_BYTES));

/** Throws when `place` is not a whole file with a trailer. */
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
