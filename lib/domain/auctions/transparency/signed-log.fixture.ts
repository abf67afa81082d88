import { createHash, createPrivateKey, createPublicKey, sign as signBytes } from 'node:crypto';
import { concatBytes } from '@noble/hashes/utils.js';
import { utf8ToBytes } from './bytes';
import { formatCheckpoint } from './checkpoint';
import { logPath, policyPath } from './log-client';
import { toBundle } from './log-entry';
import { appendLeaf, emptyFrontier, type Hash, leafHash, rootOf, rootOfLeaves } from './merkle';
import {
  cosignatureType,
  cosignedText,
  ed25519Type,
  signatureLine,
  timestamped,
  toNote,
  toVerifierKey,
} from './note';
import { formatPolicy } from './policy';
import { parseTilePath, type ReadTile, tileWidth } from './tiles';

/** RFC 8410: the DER encoding of an Ed25519 key ends in its 32 bytes. */
const derBefore = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A signing key of the tests, always the same for one name. Node signs, so the site's verifier is on its own. */
export function aKey(name: string, type: number = ed25519Type) {
  const seed = createHash('sha256').update(`secret of ${name} ${type}`).digest();
  const secret = createPrivateKey({ key: Buffer.concat([derBefore, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' });
  const key = toVerifierKey(name, type, new Uint8Array(spki.subarray(-32)));
  const sign = (text: string): Uint8Array => new Uint8Array(signBytes(null, Buffer.from(text), secret));
  return {
    key,
    line: (text: string, seconds = 1_795_000_000): string =>
      type === cosignatureType
        ? signatureLine(key, timestamped(seconds, sign(cosignedText(text, seconds))))
        : signatureLine(key, sign(text)),
  };
}
export type TestKey = ReturnType<typeof aKey>;

export const hashesOf = (entries: readonly string[]): readonly Hash[] =>
  entries.map((entry) => leafHash(utf8ToBytes(entry)));

export const rootOfEntries = (entries: readonly string[]): Hash =>
  rootOf(hashesOf(entries).reduce(appendLeaf, emptyFrontier));

/** A checkpoint over the entries, signed by the log and then by the witnesses. */
export function aCheckpoint(
  entries: readonly string[],
  log: TestKey,
  ...witnesses: readonly TestKey[]
): string {
  const text = formatCheckpoint({ origin: log.key.name, size: entries.length, root: rootOfEntries(entries) });
  return toNote(
    text,
    [log, ...witnesses].map(({ line }) => line(text)),
  );
}

/** The tiles of a log with these entries. */
export function tilesOf(entries: readonly string[]): ReadTile {
  const leaves = hashesOf(entries);
  return async ({ level, index, width }) =>
    Array.from({ length: width }, (_, at) => {
      const span = tileWidth ** level;
      const start = (index * tileWidth + at) * span;
      if (start + span > leaves.length) throw new RangeError('Beyond the tree');
      return rootOfLeaves(leaves.slice(start, start + span));
    });
}

interface LogSite {
  readonly log: TestKey;
  readonly entries: readonly string[];
  /** The witnesses on the list, and those among them that signed. */
  readonly witnesses?: readonly TestKey[];
  readonly signed?: readonly TestKey[];
}

/** What a site serves of its log at a path; null for any other path. */
export async function logFileOf(
  path: string,
  { log, entries, witnesses = [], signed = [] }: LogSite,
): Promise<Uint8Array | null> {
  if (path === policyPath)
    return utf8ToBytes(
      formatPolicy(
        { logKeys: [log.key], witnessKeys: witnesses.map(({ key }) => key) },
        'https://log.example',
      ),
    );
  if (path === `${logPath}/checkpoint`) return utf8ToBytes(aCheckpoint(entries, log, ...signed));
  const named = path.startsWith(`${logPath}/tile/`)
    ? parseTilePath(path.slice(`${logPath}/tile/`.length))
    : null;
  if (!named) return null;
  const { index, width } = named.tile;
  if (named.kind === 'entries') return toBundle(entries.slice(index * tileWidth, index * tileWidth + width));
  return concatBytes(...(await tilesOf(entries)(named.tile)));
}
