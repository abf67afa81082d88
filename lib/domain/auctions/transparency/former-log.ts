import { z } from 'zod';
import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
import { hexField } from '@/lib/domain/auctions/terms/fields';
import { bytesToHex, hexToBytes } from './bytes';
import type { Checkpoint } from './checkpoint';
import { isKeyName } from './note';

/** The last checkpoint of a log that another one replaces, after a backup was restored. */
export type FormerLog = Checkpoint;

/**
 * The entry of the new log that names the former one: canonical JSON. What stands before it in the new log is what
 * the backup had of the former log.
 */
export const formerEntryOf = ({ origin, size, root }: FormerLog): string =>
  canonicalJson({ former: { origin, root: bytesToHex(root), size } });

const entrySchema = z.strictObject({
  former: z.strictObject({ origin: z.string().refine(isKeyName), root: hexField, size: z.int().min(0) }),
});

/** Null for an entry that is not exactly as `formerEntryOf` writes it. */
export function parseFormerEntry(text: string): FormerLog | null {
  try {
    const { data } = entrySchema.safeParse(JSON.parse(text));
    const former = data && { ...data.former, root: hexToBytes(data.former.root) };
    return former && formerEntryOf(former) === text ? former : null;
  } catch {
    return null;
  }
}

/** A former log, as an entry of the current one names it. */
export interface ReplacedLog extends FormerLog {
  /** The place of the entry, so how many entries of the former log the current one keeps. */
  readonly index: number;
}
