import { concatBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
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

/** C2SP tlog-tiles: each entry after its length in two bytes. */
export const toBundle = (entries: readonly string[]): Uint8Array =>
  concatBytes(
    ...entries.flatMap((entry) => {
      const bytes = utf8ToBytes(entry);
      return [Uint8Array.of(bytes.length >> 8, bytes.length & 0xff), bytes];
    }),
  );
