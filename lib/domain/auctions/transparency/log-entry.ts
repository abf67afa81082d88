import { concatBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
import { hexField, nameField } from '@/lib/domain/auctions/terms/fields';
import { utf8ToBytes } from './bytes';
import { type Hash, leafHash } from './merkle';

/** An entry of an auction's ledger, as the log names it. */
export interface LoggedEntry {
  readonly auctionId: string;
  readonly seq: number;
  readonly hash: string;
}

/** The log's entry for an entry of a ledger: canonical JSON. */
export const logEntryOf = ({ auctionId, seq, hash }: LoggedEntry): string =>
  canonicalJson({ auctionId, seq, hash });

export const leafOf = (entry: LoggedEntry): Hash => leafHash(utf8ToBytes(logEntryOf(entry)));

const entrySchema = z.strictObject({ auctionId: nameField, hash: hexField, seq: z.int().min(1) });

/** Null for an entry that is not exactly as `logEntryOf` writes it. */
export function parseLogEntry(text: string): LoggedEntry | null {
  try {
    const { data } = entrySchema.safeParse(JSON.parse(text));
    return data && logEntryOf(data) === text ? data : null;
  } catch {
    return null;
  }
}

/** Reads a bundle; null if it does not end with an entry. */
export function parseBundle(bytes: Uint8Array): readonly string[] | null {
  const entries: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (at + 2 + length > bytes.length) return null;
    entries.push(new TextDecoder().decode(bytes.subarray(at + 2, at + 2 + length)));
    at += 2 + length;
  }
  return entries;
}

/** C2SP tlog-tiles: each entry after its length in two bytes. */
export const toBundle = (entries: readonly string[]): Uint8Array =>
  concatBytes(
    ...entries.flatMap((entry) => {
      const bytes = utf8ToBytes(entry);
      return [Uint8Array.of(bytes.length >> 8, bytes.length & 0xff), bytes];
    }),
  );
