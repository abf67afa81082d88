import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { copies } from '@/lib/server/jobs/collections/job-collections';
import type { FileInfo, Files, FolderPath } from '@/lib/server/platform/files/files';
import { aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { BusyError, write } from '@/lib/server/platform/store/store';
import { auctions, ledger, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { requests } from '@/lib/server/records/auctions/bid-collections';
import { anAccount } from './accounts.fixture';
import { align } from './align';
import { copyFiles } from './copy-files';
import { copyPlace, finishCopy, requireCompleteCopy } from './copy-place';
import { withoutKnownPassword } from './firebase-accounts';
import { openFolder, type Place } from './place';
import { verifyCopy } from './verify-copy';

vi.mock('node:timers/promises', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:timers/promises')>()),
  setTimeout: () => Promise.resolve(),
}));

const folder = await mkdtemp(join(tmpdir(), 'copy-'));
const opened: ReturnType<typeof openFolder>[] = [];
afterAll(async () => {
  await Promise.all(opened.map(({ store }) => store.close()));
  await rm(folder, { recursive: true });
});

function aPlace() {
  const place = openFolder(join(folder, String(opened.length)));
  opened.push(place);
  return place;
}
const silent = () => {};

test('an invalid ledger is reported, even if both places agree', async () => {
  const [from, to] = [aPlace(), aPlace()];
  const id = await aStoredAuction(from, 'a');
  const first = await from.store.get(ledger, ledgerId(id, 1));
  if (!first) throw new Error('A ledger has a first entry');
  const entry = { ...first.data.entry, at: first.data.entry.at + 1 };
  await from.store.commit([write.set(ledger, first.id, { ...first.data, entry })]);
  await copyPlace(from, to, silent);
  const { faults } = await verifyCopy(from, to);
  expect(faults).toEqual(['the ledger of a, entry 1: Its content doesn’t match its hash.']);
});

test('missing, different and extra documents, files and accounts are reported', async () => {
  const [from, to] = [aPlace(), aPlace()];
  await aStoredAuction(from, 'missing');
  await aStoredAuction(to, 'extra');
  await from.files.put('public/a', aFile('here'));
  await to.files.put('public/a', aFile('there'));
  await from.accounts.put([anAccount('ann')]);
  const { faults } = await verifyCopy(from, to);
  expect(faults).toEqual(
    expect.arrayContaining([
      'auctions/missing differs',
      'auctions/extra differs',
      'public/a differs',
      'account ann differs',
    ]),
  );
});

test('files deleted during a copy are skipped, and rewritten ones are copied in their current version', async () => {
  const [{ files }, to] = [aPlace(), aPlace()];
  for (const name of ['anew', 'deleted', 'other'] as const)
    await files.put(`private/${name}`, aFile('first'));
  const changing: Files = {
    ...files,
    async *list(folder) {
      const listed = await listOf(files, folder);
      await files.delete('private/deleted');
      await files.put('private/anew', aFile('second'));
      yield* listed;
    },
  };
  await copyFiles(changing, to.files, silent);
  const copied = await listOf(to.files, 'private/');
  expect(copied.map(({ path }) => path)).toEqual(['private/anew', 'private/other']);
  expect(copied).toEqual(await listOf(files, 'private/'));
});

test('a busy store is retried four times, then the copy fails', async () => {
  const [from, to] = [aPlace(), aPlace()];
  await aStoredAuction(from, 'first');
  await copyPlace(from, to, silent);
  await aStoredAuction(from, 'a');
  await from.files.put('public/a', aFile('here'));
  await copyPlace(refusing(from, 4), refusing(to, 4), silent);
  expect((await verifyCopy(from, to)).faults).toEqual([]);
  await expect(copyPlace(refusing(from, 5), to, silent)).rejects.toThrow('no answer');
});

/** A place where each part fails the first `times` calls. */
function refusing({ store, files, ...place }: Place, times: number): Place {
  const [query, commit, put] = [times, times, times].map((remaining) => () => {
    if (remaining-- > 0) throw new BusyError('no answer');
  });
  return {
    ...place,
    store: {
      ...store,
      query: async (collection, options) => query?.() ?? store.query(collection, options),
      commit: async (writes) => commit?.() ?? store.commit(writes),
    },
    files: { ...files, put: async (path, file) => put?.() ?? files.put(path, file) },
  };
}

test('a commit has at most two documents of 200 kB, so that it finishes in time', async () => {
  const [from, to] = [aPlace(), aPlace()];
  const answer = { ok: false, reason: { reason: 'ended' } } as const;
  const body = 'x'.repeat(200_000);
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    await from.store.commit([write.create(requests, id, { body, answer, at: 1 })]);
  const commit = vi.spyOn(to.store, 'commit');
  await copyPlace(from, to, silent);
  const sizes = commit.mock.calls.map(
    ([writes]) => writes.filter(({ collection }) => collection.name === requests.name).length,
  );
  expect(sizes.filter(Boolean)).toEqual([2, 2, 1]);
});

test('an incomplete copy can be neither served nor copied from', async () => {
  const [from, to, other] = [aPlace(), aPlace(), aPlace()];
  await aStoredAuction(from, 'a');
  await requireCompleteCopy(to.store);
  await copyPlace(from, to, silent);
  await expect(requireCompleteCopy(to.store)).rejects.toThrow(`incomplete copy of ${from.name}`);
  await expect(copyPlace(to, other, silent)).rejects.toThrow('incomplete copy');
  await finishCopy(to, 1);
  await requireCompleteCopy(to.store);
});

test('an incomplete copy on which the site has run is not overwritten', async () => {
  const [from, to] = [aPlace(), aPlace()];
  await from.store.commit([write.set(heartbeats, 'server', { at: 1 })]);
  await copyPlace(from, to, silent);
  await from.store.commit([write.set(heartbeats, 'server', { at: 2 })]);
  expect(await copyPlace(from, to, silent)).toBe(true);
  await to.store.commit([write.set(heartbeats, 'server', { at: 3 })]);
  await aStoredAuction(to, 'since');
  await expect(copyPlace(from, to, silent)).rejects.toThrow('The site has run on');
  expect(await to.store.get(auctions, 'since')).not.toBeNull();
});

test('a target with accounts already contains data and is not overwritten', async () => {
  const [from, to] = [aPlace(), aPlace()];
  await aStoredAuction(from, 'a');
  await to.accounts.put([anAccount('ann')]);
  await expect(copyPlace(from, to, silent)).rejects.toThrow('already contains data');
});

test('a target with its own data is not changed', async () => {
  const [from, to] = [aPlace(), aPlace()];
  await aStoredAuction(from, 'a');
  await aStoredAuction(to, 'b');
  await expect(copyPlace(from, to, silent)).rejects.toThrow('already contains data');
  expect(await to.store.get(copies, 'copy')).toBeNull();
});

test('a source without documents is not copied and leaves the target unclaimed', async () => {
  const [empty, from, to] = [aPlace(), aPlace(), aPlace()];
  await expect(copyPlace(empty, to, silent)).rejects.toThrow(`${empty.name} contains no data`);
  await aStoredAuction(from, 'a');
  expect(await copyPlace(from, to, silent)).toBe(true);
});

test('a finished copy is not changed', async () => {
  const [from, to] = [aPlace(), aPlace()];
  await aStoredAuction(from, 'a');
  expect(await copyPlace(from, to, silent)).toBe(true);
  await finishCopy(to, 1);
  await aStoredAuction(from, 'later');
  expect(await copyPlace(from, to, silent)).toBe(false);
});

test('an account with a sample password from the README is disabled in a real project', () => {
  const login = { ...anAccount('sample-admin'), password: { clear: 'watch-over-all-1' } };
  expect(withoutKnownPassword(login)).toMatchObject({ disabled: true, password: null });
  expect(withoutKnownPassword(anAccount('ann'))).toEqual(anAccount('ann'));
});

test('sequences are aligned by the UTF-8 bytes of their keys, not by UTF-16', async () => {
  const sequence = async function* (...keys: string[]) {
    yield* keys;
  };
  const pairs = [];
  for await (const pair of align(sequence('a', '\uFFFD'), sequence('\uFFFD', '\u{1F3E0}'), (key) => key))
    pairs.push(pair);
  expect(pairs).toEqual([
    ['a', null],
    ['\uFFFD', '\uFFFD'],
    [null, '\u{1F3E0}'],
  ]);
});

const aFile = (text: string) => ({
  contentType: 'text/plain',
  body: (async function* () {
    yield Buffer.from(text);
  })(),
});

async function listOf(files: Files, folder: FolderPath): Promise<FileInfo[]> {
  const found = [];
  for await (const file of files.list(folder)) found.push(file);
  return found;
}

test('a copy includes fields of a later release and unreadable documents, and lists the unreadable ones', async () => {
  const [from, to] = [aPlace(), aPlace()];
  const looseAuctions = { name: auctions.name, indexes: auctions.indexes, schema: z.looseObject({}) };
  const id = await aStoredAuction(from, 'a');
  const stored = await from.store.get(looseAuctions, id);
  await from.store.commit([
    write.set(looseAuctions, id, { ...stored?.data, laterField: 1 }),
    write.create(looseAuctions, 'bad', { dueAt: 'soon' }),
  ]);
  await copyPlace(from, to, silent);
  expect((await to.store.get(looseAuctions, id))?.data).toEqual({ ...stored?.data, laterField: 1 });
  expect((await to.store.get(looseAuctions, 'bad'))?.data).toEqual({ dueAt: 'soon' });
  const { faults, unreadable, ledgers } = await verifyCopy(from, to);
  expect({ faults, unreadable, ledgers }).toEqual({
    faults: [],
    unreadable: ['auctions/bad cannot be read'],
    ledgers: 1,
  });
});
