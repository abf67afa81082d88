import { expect, test } from 'vitest';
import { openCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { logEntryOf } from '@/lib/domain/auctions/transparency/log-entry';
import { formatVerifierKey } from '@/lib/domain/auctions/transparency/note';
import { checkpointOf, grows, treeHash } from '@/lib/domain/auctions/transparency/second-log.fixture';
import { proveConsistency, widthIn } from '@/lib/domain/auctions/transparency/tiles';
import { runtime as processRuntime, type Runtime } from '@/lib/server/platform/runtime/runtime';
import { aStoredAuction, resetRuntime, setRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { type Store, write } from '@/lib/server/platform/store/store';
import { ledger, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { runLog } from '@/lib/server/records/transparency/run-log';
import { logTrees, treeId } from './log-collections';
import { readBundleOf, readCheckpointNote, tilesOfSize } from './read-log';

/** The contract of the transparency log for one store. */
export function transparencyLogContract(runtime: () => Runtime): void {
  let count = 0;

  /** Adds entries of ledgers as a commit of a bid does, or as an older release did. */
  async function addEntries(number: number, leaf?: null): Promise<void> {
    count += 1;
    const auctionId = `l${String(count).padStart(4, '0')}`;
    await aStoredAuction(runtime(), auctionId);
    const entry = (await runtime().store.get(ledger, ledgerId(auctionId, 1)))?.data.entry;
    if (!entry) throw new Error('The auction has no entry');
    await runtime().store.commit(
      Array.from({ length: number - 1 }, (_, at) =>
        write.create(ledger, ledgerId(auctionId, at + 2), {
          ...{ auctionId, seq: at + 2, entry: { ...entry, seq: at + 2 } },
          ...(leaf === null && { leaf }),
        }),
      ),
    );
  }

  /** The published log, checked by the second implementation: every ledger entry is in it exactly once. */
  async function checkedLog() {
    const { key } = await siteSigner();
    const opened = checkpointOf((await readCheckpointNote()) ?? '', formatVerifierKey(key));
    if (!opened) throw new Error('The checkpoint is not valid');
    const { size, root } = opened;
    const entries: string[] = [];
    for (let index = 0; entries.length < size; index += 1)
      entries.push(...((await readBundleOf(size, { index, width: widthIn(size, 0, index) })) ?? []));
    expect(treeHash(entries)).toEqual(root);
    const { docs } = await runtime().store.query(ledger, {
      orderBy: [
        { field: 'auctionId', direction: 'asc' },
        { field: 'seq', direction: 'asc' },
      ],
    });
    expect(docs.map(({ data }) => data.leaf).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      ...entries.keys(),
    ]);
    for (const { data } of docs)
      expect(entries[data.leaf ?? -1]).toBe(logEntryOf({ ...data.entry, auctionId: data.auctionId }));
    return { size, root };
  }

  async function expectGrowth(before: { size: number; root: Buffer }): Promise<void> {
    const after = await checkedLog();
    const proof = await proveConsistency(before.size, after.size, tilesOfSize(after.size));
    const hashes = proof.map((hash) => Buffer.from(hash));
    expect(grows(before.size, after.size, before.root, after.root, hashes)).toBe(true);
  }

  test('entries from before the log and new ones get into it once each, and it only grows', async () => {
    await addEntries(30);
    await addEntries(180, null);
    await runLog(1_000);
    const first = await checkedLog();
    expect(first.size).toBe(210);
    await runLog(2_000);
    expect(await checkedLog()).toEqual(first);
    await addEntries(190, null);
    await addEntries(170, null);
    await runLog(3_000);
    expect((await checkedLog()).size).toBe(570);
    await expectGrowth(first);
  });

  test('entries that an older release writes after the walk get into it within a day, or after a start', async () => {
    const { size } = await checkedLog();
    await addEntries(3);
    await runLog(4_000);
    await runLog(3_000 + 86_400_000);
    expect((await checkedLog()).size).toBe(size + 3);
    await addEntries(1_300);
    resetRuntime(processRuntime());
    await runLog(4_000);
    await runLog(4_000);
    expect((await checkedLog()).size).toBe(size + 1_303);
  });

  test('two instances at once neither fork the log nor append an entry twice', async () => {
    const before = await checkedLog();
    await addEntries(150, null);
    await addEntries(150, null);
    await Promise.all([runLog(4_000), runLog(4_000), runLog(4_001)]);
    await runLog(4_002);
    expect((await checkedLog()).size).toBe(before.size + 300);
    await expectGrowth(before);
  });

  test('a stop between any two steps loses no entry and appends none twice', async () => {
    const before = await checkedLog();
    await runtime().store.transact(async (tx) => {
      const tree = (await tx.get(logTrees, treeId))?.data;
      if (tree) tx.set(logTrees, treeId, { ...tree, isSwept: false });
    });
    await addEntries(20);
    await addEntries(230, null);
    const parts = processRuntime();
    let isDone = false;
    for (let step = 0; !isDone; step += 1) {
      resetRuntime({ ...parts, store: stopping(parts.store, Math.floor(step / 2), step % 2 === 0) });
      isDone = await runLog(5_000 + step).then(
        () => true,
        () => false,
      );
      expect(step).toBeLessThan(20);
    }
    setRuntime(parts);
    await runLog(6_000);
    expect((await checkedLog()).size).toBe(before.size + 250);
    await expectGrowth(before);
  });

  test('a reader with the key of the site opens the checkpoint, and nobody else does', async () => {
    const { key } = await siteSigner();
    const note = (await readCheckpointNote()) ?? '';
    expect(openCheckpoint(note, [key])).toMatchObject({ origin: key.name, witnesses: [] });
    expect(openCheckpoint(note, [{ ...key, id: '00000000' }])).toEqual({ fault: 'unknown-key' });
  });
}

/** A store whose process stops at one transaction, before or after its commit. */
function stopping(store: Store, atCommit: number, isBefore: boolean): Store {
  let commits = 0;
  return {
    ...store,
    async transact(work, options) {
      commits += 1;
      if (isBefore && commits > atCommit) throw new Error('Stopped');
      const result = await store.transact(work, options);
      if (!isBefore && commits > atCommit) throw new Error('Stopped');
      return result;
    },
  };
}
