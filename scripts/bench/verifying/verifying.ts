import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
import { verify } from '@/lib/domain/auctions/verify/verify';

export interface VerifyingTimes {
  /** Milliseconds to verify the whole ledger, one value per turn. */
  readonly own: readonly number[];
  /** SHA-256 alone over the same bytes, with the library that the verification uses. */
  readonly library: readonly number[];
  /** SHA-256 alone with the platform's built-in implementation. */
  readonly native: readonly number[];
  readonly faults: readonly string[];
}

/** Turns that run before timing starts. */
const warmUps = 2;
const turns = 7;

/** Times ledger verification, alternating with bare hashing of the same bytes. Runs in Node and browsers. */
export async function timeVerifying(
  auctionId: string,
  entries: readonly LedgerEntry[],
  digest: (bytes: Uint8Array) => unknown,
): Promise<VerifyingTimes> {
  const hashed = entries.flatMap((entry) => hashedOf(auctionId, entry));
  const works = {
    own: () => verify(entries),
    library: () => hashed.forEach(sha256),
    native: async () => {
      for (const bytes of hashed) await digest(bytes);
    },
  };
  const times = { own: [0], library: [0], native: [0] };
  for (const name of ['own', 'library', 'native'] as const) times[name].pop();
  for (let turn = 0; turn < warmUps + turns; turn++) {
    for (const name of ['own', 'library', 'native'] as const) {
      const start = performance.now();
      await works[name]();
      if (turn >= warmUps) times[name].push(performance.now() - start);
    }
  }
  return { ...times, faults: faultsOf(entries) };
}

/** The bytes of an entry that SHA-256 covers: the entry without its hash, and every secret that it opens. */
function hashedOf(auctionId: string, { hash: _, ...entry }: LedgerEntry): readonly Uint8Array[] {
  const opened = 'opened' in entry.data ? entry.data.opened : [];
  return [entry, ...opened.map((secret) => ({ ...secret, auctionId }))].map((value) =>
    utf8ToBytes(canonicalJson(value)),
  );
}

function faultsOf(entries: readonly LedgerEntry[]): readonly string[] {
  const { ok, entries: held } = verify(entries);
  const last = entries.at(-1);
  const forged = last ? [...entries.slice(0, -1), { ...last, at: last.at + 1 }] : [];
  return [
    ...(ok && held === entries.length ? [] : ['a valid ledger does not verify']),
    ...(verify(forged).ok ? ['a ledger with a changed entry verifies'] : []),
  ];
}
