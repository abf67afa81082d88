import { createPublicKey } from 'node:crypto';
import { verifyCheckpoint } from '@sigstore/verify/dist/tlog/checkpoint';
import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle';
import { describe, expect, test } from 'vitest';
import { logEntryOf } from './log-entry';
import { cosignatureType } from './note';
import { aCheckpoint, aKey, rootOfEntries, tilesOf } from './signed-log.fixture';
import { proveInclusion } from './tiles';

const log = aKey('log.example/log');
const witness = aKey('w.example', cosignatureType);
const entries = Array.from({ length: 300 }, (_, at) =>
  logEntryOf({ auctionId: 'a', seq: at, hash: at.toString(16).padStart(64, '0') }),
);

/** RFC 8410: the DER encoding of a public Ed25519 key ends in its 32 bytes. */
const derBefore = Buffer.from('302a300506032b6570032100', 'hex');
const logs = [
  {
    logID: Buffer.from(log.key.id, 'hex'),
    baseURL: 'https://log.example/log',
    publicKey: createPublicKey({
      key: Buffer.concat([derBefore, log.key.publicKey]),
      format: 'der',
      type: 'spki',
    }),
    validFor: { start: new Date(0), end: new Date(8.64e15) },
  },
];

/** What Sigstore's verifier, written by others for their own logs, says of an entry of ours and its proof. */
function sigstoreSays(entry: string, index: number, envelope: string, hashes: readonly Uint8Array[]): string {
  const logged = {
    logIndex: String(index),
    logId: { keyId: Buffer.from(log.key.id, 'hex') },
    kindVersion: { kind: 'entry', version: '1' },
    integratedTime: '0',
    inclusionPromise: undefined,
    canonicalizedBody: Buffer.from(entry),
    inclusionProof: {
      logIndex: String(index),
      rootHash: Buffer.from(rootOfEntries(entries)),
      treeSize: String(entries.length),
      hashes: hashes.map((hash) => Buffer.from(hash)),
      checkpoint: { envelope },
    },
  };
  try {
    verifyMerkleInclusion(logged, verifyCheckpoint(logged, logs));
    return 'included';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

describe('Sigstore’s verifier', () => {
  test.each([0, 1, 255, 256, 299])('accepts our checkpoint and the proof of entry %i', async (index) => {
    const proof = await proveInclusion(index, entries.length, tilesOf(entries));
    const note = aCheckpoint(entries, log, witness);
    expect(sigstoreSays(entries[index] ?? '', index, note, proof)).toBe('included');
  });

  test('refuses another entry, another tree, and another signer, so it does check them', async () => {
    const proof = await proveInclusion(7, entries.length, tilesOf(entries));
    const [own, other] = [entries[7] ?? '', entries[8] ?? ''];
    const mismatch = 'calculated root hash does not match inclusion proof';
    expect(sigstoreSays(other, 7, aCheckpoint(entries, log), proof)).toBe(mismatch);
    expect(sigstoreSays(own, 7, aCheckpoint([...entries.slice(0, 299), 'x'], log), proof)).toBe(mismatch);
    const stranger = aKey('stranger.example/log');
    expect(sigstoreSays(own, 7, aCheckpoint(entries, stranger), proof)).toBe('invalid checkpoint signature');
  });
});
