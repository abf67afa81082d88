import { describe, expect, it } from 'vitest';
import { bytesToHex } from './bytes';
import { type ComparedEntry, compareWithLog, type LogReader } from './compare-with-log';
import { formerEntryOf, parseFormerEntry } from './former-log';
import { logEntryOf, parseBundle, parseLogEntry, toBundle } from './log-entry';
import { cosignatureType, type VerifierKey } from './note';
import { noQuorum } from './quorum';
import { aCheckpoint, aKey, hashesOf, rootOfEntries, tilesOf } from './signed-log.fixture';
import { signStatement } from './signed-statement';

const site = aKey('www.example.com/log');
const [first, second] = [aKey('w1.example', cosignatureType), aKey('w2.example', cosignatureType)];
const hour = 3_600_000;

const hashOf = (auctionId: string, seq: number): string =>
  bytesToHex(hashesOf([`${auctionId} ${seq}`])[0] ?? new Uint8Array());
/** A log in which two auctions take turns, behind entries of others. */
const before = Array.from({ length: 700 }, (_, at) =>
  logEntryOf({ auctionId: 'old', seq: at + 1, hash: hashOf('old', at) }),
);
const own = (seq: number) => logEntryOf({ auctionId: 'a', seq, hash: hashOf('a', seq) });
const other = (seq: number) => logEntryOf({ auctionId: 'b', seq, hash: hashOf('b', seq) });
const log = [...before, own(1), other(1), own(2), other(2), own(3)];
const ledger: readonly ComparedEntry[] = [1, 2, 3].map((seq) => ({
  ...{ seq, hash: hashOf('a', seq), at: hour },
  leaf: log.indexOf(own(seq)),
}));

const readerOf = (entries: readonly string[], more: Partial<LogReader> = {}): LogReader => ({
  policy: { logKeys: [site.key], witnessKeys: [first.key, second.key], quorum: noQuorum },
  note: aCheckpoint(entries, site, first),
  readTile: tilesOf(entries),
  readBundle: async ({ index, width }) => entries.slice(index * 256, index * 256 + width),
  earlier: [],
  leastWitnesses: 0,
  now: null,
  mostScanned: 100_000,
  ...more,
});
const faultOf = async (entries: readonly ComparedEntry[], reader: LogReader) =>
  (await compareWithLog('a', entries, reader)).fault;

describe('a ledger compared with the log', () => {
  it('agrees with the log of an honest site, and names the witnesses', async () => {
    const earlier = [aCheckpoint(before, site), aCheckpoint(log.slice(0, 701), site)];
    expect(await compareWithLog('a', ledger, readerOf(log, { earlier }))).toMatchObject({
      ...{ fault: null, size: 705, included: 3, waiting: 0, scanned: 705, continued: 2 },
      ...{ signed: ['w1.example'], missing: ['w2.example'] },
    });
  });

  it('may have entries that are too new for the log, but not old ones', async () => {
    const newest = { seq: 4, hash: hashOf('a', 4), at: 2 * hour, leaf: null };
    const at = (now: number) => faultOf([...ledger, newest], readerOf(log, { now }));
    expect(await at(2 * hour + 60_000)).toBeNull();
    expect(await at(3 * hour)).toEqual({ code: 'late', count: 1 });
    expect(await faultOf([...ledger, { ...newest, leaf: 705 }], readerOf(log, { now: 3 * hour }))).toEqual({
      code: 'late',
      count: 1,
    });
  });

  it('is refused without its last entry, and with another entry in its place', async () => {
    expect(await faultOf(ledger.slice(0, 2), readerOf(log))).toEqual({ code: 'cut-off', entry: 3 });
    const forged = ledger.map((entry) => (entry.seq === 2 ? { ...entry, hash: hashOf('x', 2) } : entry));
    expect(await faultOf(forged, readerOf(log))).toEqual({ code: 'not-included', entry: 2 });
    const unlisted = forged.map((entry) => (entry.seq === 2 ? { ...entry, leaf: null } : entry));
    expect(await faultOf(unlisted, readerOf(log))).toEqual({ code: 'other-entry', entry: 2 });
  });

  it('is refused when the log has two entries with its number', async () => {
    const doubled = [...log, logEntryOf({ auctionId: 'a', seq: 2, hash: hashOf('x', 2) })];
    expect(await faultOf(ledger, readerOf(doubled))).toEqual({ code: 'other-entry', entry: 2 });
  });

  it('is refused when it was rewritten, also if the site states only places behind the true entries', async () => {
    const rewritten = [2, 3].map((seq) => ({ ...{ seq, at: hour }, hash: hashOf('x', seq) }));
    const [opening] = ledger;
    if (!opening) throw new Error('The ledger has a first entry');
    const forged = [opening, ...rewritten];
    const padding = Array.from({ length: 600 }, (_, at) => other(at + 10));
    const added = forged.map(({ seq, hash }) => logEntryOf({ auctionId: 'a', seq, hash }));
    const stated = forged.map((entry, at) => ({ ...entry, leaf: log.length + padding.length + at }));
    expect(await faultOf(stated, readerOf([...log, ...padding, ...added]))).toEqual({
      code: 'other-entry',
      entry: 2,
    });
  });

  it('is refused by a log that does not continue what the reader saw', async () => {
    const fork = [...log.with(3, other(9)), other(3)];
    const earlier = [aCheckpoint(log, site)];
    expect(await faultOf(ledger, readerOf(fork, { earlier }))).toEqual({ code: 'not-continued', count: 705 });
    const branch = log.with(3, other(9));
    expect(await faultOf(ledger, readerOf(branch, { earlier }))).toEqual({
      code: 'not-continued',
      count: 705,
    });
    const shrunk = [...before, own(1), own(2), own(3)];
    expect(await faultOf(ledger, readerOf(shrunk, { earlier }))).toEqual({ code: 'shrunk', count: 705 });
    const renamed = [aCheckpoint(log, aKey('other.example/log'))];
    expect(await faultOf(ledger, readerOf(log, { earlier: renamed }))).toEqual({ code: 'other-log' });
  });

  it('is refused under tiles or entries that do not lead to the root', async () => {
    const lying = { readBundle: readerOf(log.with(704, other(9))).readBundle };
    expect(await faultOf(ledger, readerOf(log, lying))).toEqual({ code: 'wrong-tiles' });
    const short = { readBundle: async () => [] };
    expect(await faultOf(ledger, readerOf(log, short))).toEqual({ code: 'wrong-tiles' });
    const empty = { readTile: async () => [] };
    expect(await faultOf(ledger, readerOf(log, empty))).toEqual({ code: 'not-included', entry: 1 });
  });

  it('is refused with a checkpoint that the site did not sign, or too few witnesses', async () => {
    const stranger = aKey('www.example.com/log', 4);
    const unsigned = { note: aCheckpoint(log, { ...stranger, key: { ...stranger.key, type: 1 } }) };
    expect(await faultOf(ledger, readerOf(log, unsigned))).toEqual({ code: 'unknown-key' });
    expect(await faultOf(ledger, readerOf(log, { leastWitnesses: 1 }))).toBeNull();
    expect(await faultOf(ledger, readerOf(log, { leastWitnesses: 2 }))).toEqual({
      code: 'too-few-witnesses',
      count: 1,
    });
    const onlyWitness = { note: aCheckpoint(log, first) };
    expect(await faultOf(ledger, readerOf(log, onlyWitness))).toEqual({ code: 'unknown-key' });
  });

  it('is refused unless the witnesses meet the quorum of the policy', async () => {
    const { policy } = readerOf(log);
    const needs = (key: VerifierKey) =>
      faultOf(ledger, readerOf(log, { policy: { ...policy, quorum: { kind: 'witness', key } } }));
    expect(await needs(first.key)).toBeNull();
    expect(await needs(second.key)).toEqual({ code: 'no-quorum', count: 1 });
  });

  it('is refused when its head is signed for another ledger', async () => {
    const signatureOf = (auctionId: string) =>
      signStatement('head', site, { auctionId, seq: 3, hash: hashOf('a', 3) });
    expect(await faultOf(ledger, readerOf(log, { headSignature: signatureOf('a') }))).toBeNull();
    expect(await faultOf(ledger, readerOf(log, { headSignature: signatureOf('b') }))).toEqual({
      code: 'wrong-head',
      entry: 3,
    });
  });

  it('is not searched in a log that is longer than the reader wants', async () => {
    expect(await compareWithLog('a', ledger, readerOf(log, { mostScanned: 100 }))).toMatchObject({
      ...{ fault: null, included: 3, scanned: 0 },
    });
  });
});

describe('a log that replaces another one after a backup was restored', () => {
  const old = aKey('old.example/log');
  const last = { origin: old.key.name, size: log.length, root: rootOfEntries(log) };
  /** The backup had two entries of the two auctions; the others come again, in another order. */
  const restored = [...log.slice(0, 702), formerEntryOf(last), own(2), own(3), other(2)];
  const relisted = ledger.map((entry) => ({ ...entry, leaf: restored.indexOf(own(entry.seq)) }));
  const compared = (earlier: readonly string[], more: Partial<LogReader> = {}) =>
    compareWithLog('a', relisted, readerOf(restored, { earlier, ...more }));

  it('names it, and how much of it the backup had', async () => {
    expect(await compared([])).toMatchObject({ fault: null, replaced: [{ ...last, index: 702 }] });
  });

  it('continues the former log as far as the backup had it', async () => {
    const earlier = [700, 701, 702].map((size) => aCheckpoint(log.slice(0, size), old));
    expect(await compared(earlier)).toMatchObject({ fault: null, continued: 3 });
    const fork = [aCheckpoint(log.slice(0, 701).with(3, other(9)), old)];
    expect(await compared(fork)).toMatchObject({ fault: { code: 'not-continued', count: 701 } });
  });

  it('says what was lost, and does not hide that the former log had more or other entries', async () => {
    const faultAfter = async (entries: readonly string[]) =>
      (await compared([aCheckpoint(entries, old)])).fault;
    expect(await faultAfter(log)).toEqual({ code: 'restored', count: 3 });
    expect(await faultAfter(log.slice(0, 703))).toEqual({ code: 'restored', count: 1 });
    expect(await faultAfter([...log, other(3)])).toEqual({ code: 'former-denied', count: 706 });
    expect(await faultAfter(log.with(704, other(3)))).toEqual({ code: 'former-denied', count: 705 });
  });

  it('is another log to a reader who does not read it whole, or kept one that it does not name', async () => {
    const earlier = [aCheckpoint(before, old)];
    expect(await compared(earlier, { mostScanned: 100 })).toMatchObject({ fault: { code: 'other-log' } });
    expect((await compared([aCheckpoint(before, aKey('third.example/log'))])).fault).toEqual({
      code: 'other-log',
    });
  });

  it('is named by exactly one text', () => {
    const text = formerEntryOf(last);
    expect(parseFormerEntry(text)).toEqual(last);
    for (const other of ['', '{}', text.replace(':705', ': 705'), text.replace('old', 'o ld'), own(1)])
      expect(parseFormerEntry(other)).toBeNull();
  });
});

describe('bundles', () => {
  it('are read as they were written', () => {
    expect(parseBundle(toBundle(log.slice(0, 300)))).toEqual(log.slice(0, 300));
    expect(parseBundle(toBundle(['abc']).subarray(0, 4))).toBeNull();
    expect(parseLogEntry(own(3))).toEqual({ auctionId: 'a', seq: 3, hash: hashOf('a', 3) });
    for (const text of ['', '1', own(3).replace(':3', ': 3'), own(3).replace('"seq"', '"s"')])
      expect(parseLogEntry(text)).toBeNull();
  });
});
