import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { utf8ToBytes } from './bytes';
import { openCheckpoint } from './checkpoint';
import { leafHash } from './merkle';
import { cosignatureType, formatVerifierKey } from './note';
import { isConsistent, isIncluded } from './proofs';
import { checkpointOf, grows, rootByPath, treeHash } from './second-log.fixture';
import { aCheckpoint, aKey, hashesOf, rootOfEntries, tilesOf } from './signed-log.fixture';
import { proveConsistency, proveInclusion } from './tiles';

/** Each kind of deceit gets this many cases, so all of them together get 100,000 in the deep test. */
const numRuns = isDeep ? 12_500 : 125;

const log = aKey('log.example/log');
const stranger = aKey('stranger.example/log');
const [first, second] = [aKey('w1.example', cosignatureType), aKey('w2.example', cosignatureType)];
const vkeys = {
  log: formatVerifierKey(log.key),
  witnesses: [first, second].map(({ key }) => formatVerifierKey(key)),
};

/** What both implementations say of a checkpoint: the witnesses that signed, or null. */
function judged(note: string): readonly string[] | null {
  const opened = openCheckpoint(note, [log.key], [first.key, second.key]);
  const names = 'fault' in opened ? null : opened.witnesses.map(({ key }) => key.name).sort();
  expect(checkpointOf(note, vkeys.log, vkeys.witnesses)?.witnesses.sort() ?? null).toEqual(names);
  return names;
}

interface Growth {
  readonly older: readonly string[];
  readonly newer: readonly string[];
  readonly proof: readonly Uint8Array[];
}

/** Whether both implementations accept that the newer log continues the older one. */
function continues({ older, newer, proof }: Growth): boolean {
  const [oldSize, newSize] = [older.length, newer.length];
  const verdict = isConsistent({
    oldSize,
    newSize,
    oldRoot: rootOfEntries(older),
    newRoot: rootOfEntries(newer),
    proof,
  });
  const hashes = proof.map((hash) => Buffer.from(hash));
  expect(grows(oldSize, newSize, treeHash(older), treeHash(newer), hashes)).toBe(verdict);
  return verdict;
}

const entries = fc
  .integer({ min: 1, max: 60 })
  .map((count) => Array.from({ length: count }, (_, at) => `entry ${at}`));
/** A log, an earlier size of it that a reader saw, and a place below that size. */
const aHistory = entries.chain((newer) =>
  fc.integer({ min: 1, max: newer.length }).chain((seen) =>
    fc.record({
      newer: fc.constant(newer),
      older: fc.constant(newer.slice(0, seen)),
      at: fc.nat(seen - 1),
    }),
  ),
);
const changedAt = (list: readonly string[], at: number, entry: string) => list.with(at, entry);
const proofIn = (newer: readonly string[], oldSize: number) =>
  proveConsistency(oldSize, newer.length, tilesOf(newer));

describe('two implementations of the log', { timeout: 1_800_000 }, () => {
  it('agree on roots, and accept every honest growth and inclusion, also across tiles', async () => {
    const aSize = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
      { weight: 1, arbitrary: fc.integer({ min: 250, max: 800 }) },
    );
    const aCase = aSize.chain((size) =>
      fc.record({ size: fc.constant(size), old: fc.integer({ min: 0, max: size }), at: fc.nat(size - 1) }),
    );
    await fc.assert(
      fc.asyncProperty(aCase, async ({ size, old, at }) => {
        const list = Array.from({ length: size }, (_, each) => `entry ${each}`);
        const root = rootOfEntries(list);
        expect(Buffer.from(root)).toEqual(treeHash(list));
        expect(continues({ older: list.slice(0, old), newer: list, proof: await proofIn(list, old) })).toBe(
          true,
        );
        const proof = await proveInclusion(at, size, tilesOf(list));
        const [leaf] = hashesOf(list.slice(at, at + 1));
        expect(leaf && isIncluded({ index: at, size, leaf, root, proof })).toBe(true);
        const path = proof.map((hash) => Buffer.from(hash));
        expect(rootByPath(list[at] ?? '', at, size, path)).toEqual(treeHash(list));
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });

  it('count the witnesses of an honest checkpoint', () => {
    fc.assert(
      fc.property(entries, fc.subarray([first, second]), (list, witnesses) => {
        expect(judged(aCheckpoint(list, log, ...witnesses))).toEqual(witnesses.map(({ key }) => key.name));
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });

  it('refuse a forged signature of the log', () => {
    fc.assert(
      fc.property(entries, fc.nat(67), fc.integer({ min: 1, max: 255 }), (list, at, flip) => {
        const note = aCheckpoint(list, log);
        expect(judged(withFlippedByte(note, at, flip))).toBeNull();
      }),
      { numRuns },
    );
  });

  it('refuse another size, root or name under a signature', () => {
    fc.assert(
      fc.property(entries, entries, fc.constantFrom(log, stranger), (list, other, author) => {
        const [text] = aCheckpoint(other, author).split('\n\n');
        const [own, line] = aCheckpoint(list, log).split('\n\n');
        fc.pre(text !== own);
        expect(judged(`${text}\n\n${line}`)).toBeNull();
        expect(judged(aCheckpoint(other, stranger, first, second))).toBeNull();
      }),
      { numRuns },
    );
  });

  it('refuse a cosignature of another checkpoint, and one of another time', () => {
    fc.assert(
      fc.property(entries, entries, fc.constantFrom(first, second), fc.nat(7), (list, other, witness, at) => {
        fc.pre(list.length !== other.length);
        const replayed = aCheckpoint(other, log, witness).split('\n').at(-2);
        expect(judged(`${aCheckpoint(list, log)}${replayed}\n`)).toBeNull();
        // The first four bytes are the id of the key, the next eight the time.
        expect(judged(withFlippedByte(aCheckpoint(list, log, witness), at + 4, 1))).toBeNull();
      }),
      { numRuns },
    );
  });

  it('refuse a log without an entry that was there', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, fc.nat(3), async ({ older, newer, at }, added) => {
        const cut = [
          ...newer.toSpliced(at, 1),
          ...Array.from({ length: added + 1 }, (_, each) => `new ${each}`),
        ];
        expect(continues({ older, newer: cut, proof: await proofIn(cut, older.length) })).toBe(false);
      }),
      { numRuns },
    );
  });

  it('refuse a log whose entries changed their order', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, fc.nat(60), async ({ older, newer, at }, to) => {
        const other = to % newer.length;
        fc.pre(other !== at);
        const [here = '', there = ''] = [newer[at], newer[other]];
        const swapped = changedAt(changedAt(newer, at, there), other, here);
        expect(continues({ older, newer: swapped, proof: await proofIn(swapped, older.length) })).toBe(false);
      }),
      { numRuns },
    );
  });

  it('refuse a log that shrank, whatever the proof', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, async ({ older, newer }) => {
        fc.pre(older.length < newer.length);
        expect(continues({ older: newer, newer: older, proof: await proofIn(newer, older.length) })).toBe(
          false,
        );
        expect(continues({ older: newer, newer: older, proof: [] })).toBe(false);
      }),
      { numRuns },
    );
  });

  it('refuse the other branch of a fork, with the proofs of either branch', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, fc.nat(5), async ({ older, newer, at }, more) => {
        const added = Array.from({ length: more }, (_, each) => `more ${each}`);
        const fork = [...changedAt(newer, at, 'another entry'), ...added];
        expect(continues({ older, newer: fork, proof: await proofIn(fork, older.length) })).toBe(false);
        expect(continues({ older, newer: fork, proof: await proofIn(newer, older.length) })).toBe(false);
      }),
      { numRuns },
    );
  });

  it('refuse a proof with a changed, missing, added or moved hash, and another place for an entry', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, fc.nat(63), fc.nat(60), async ({ older, newer, at }, place, other) => {
        const size = newer.length;
        const growth = await proofIn(newer, older.length);
        for (const proof of brokenProofs(growth, place))
          expect(continues({ older, newer, proof })).toBe(false);
        const [root, entry] = [rootOfEntries(newer), newer[at] ?? ''];
        const leaf = leafHash(utf8ToBytes(entry));
        const path = await proveInclusion(at, size, tilesOf(newer));
        const isAt = (index: number, proof: readonly Uint8Array[]) => {
          const verdict = isIncluded({ index, size, leaf, root, proof });
          const byPath = rootByPath(
            entry,
            index,
            size,
            proof.map((hash) => Buffer.from(hash)),
          );
          expect(byPath?.equals(treeHash(newer)) ?? false).toBe(verdict);
          return verdict;
        };
        for (const proof of brokenProofs(path, place)) expect(isAt(at, proof)).toBe(false);
        if (other !== at) expect(isAt(other, path)).toBe(false);
      }),
      { numRuns },
    );
  });
});

function brokenProofs(proof: readonly Uint8Array[], place: number): readonly (readonly Uint8Array[])[] {
  const extra = leafHash(utf8ToBytes('extra'));
  const at = proof.length === 0 ? 0 : place % proof.length;
  const added = [proof.toSpliced(at, 0, extra), [...proof, extra]];
  if (proof.length === 0) return added;
  return [...added, proof.toSpliced(at, 1), proof.with(at, extra)];
}

/** Changes one byte of the last signature of a note. */
function withFlippedByte(note: string, at: number, flip: number): string {
  const lines = note.split('\n');
  const [dash, name, encoded = ''] = lines.at(-2)?.split(' ') ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  bytes[at] = (bytes[at] ?? 0) ^ flip;
  return [...lines.slice(0, -2), `${dash} ${name} ${bytes.toString('base64')}`, ''].join('\n');
}
