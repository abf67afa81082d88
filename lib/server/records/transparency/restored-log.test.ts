import { afterAll, afterEach, expect, test } from 'vitest';
import { formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { formerEntryOf } from '@/lib/domain/auctions/transparency/former-log';
import { logEntryOf } from '@/lib/domain/auctions/transparency/log-entry';
import { formatVerifierKey, toNote } from '@/lib/domain/auctions/transparency/note';
import { aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { aStoredAuction, openTestRuntime, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { sitePolicy } from '@/lib/server/platform/runtime/site-policy';
import { siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { ledger, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { readBundleOf, readCheckpoint, readCheckpointNote } from './read-log';
import { runLog } from './run-log';

const runtime = openTestRuntime();
afterAll(runtime.end);
const names = ['LOG_NAME', 'SIGNING_KEY', 'FORMER_SIGNERS', 'FORMER_CHECKPOINT'];

/** Starts the site again with these variables. */
function restart(variables: Readonly<Record<string, string>>): void {
  for (const name of names) delete process.env[name];
  Object.assign(process.env, variables);
  resetRuntime(processRuntime());
}
afterEach(() => restart({}));

const SIGNING_KEY = Buffer.alloc(32, 5).toString('base64');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const entryOf = async (auctionId: string) => {
  const hash = (await runtime.store.get(ledger, ledgerId(auctionId, 1)))?.data.entry.hash ?? '';
  return logEntryOf({ auctionId, seq: 1, hash });
};

test('a restored site starts a log under a new name, which names the last checkpoint of the former one once', async () => {
  await aStoredAuction(runtime, 'one');
  await runLog(1_000);
  const { key, line } = await siteSigner();
  const last = { origin: key.name, size: 3, root: new Uint8Array(32).fill(7) };
  const text = formatCheckpoint(last);
  restart({
    ...{ SIGNING_KEY, LOG_NAME: 'www.example.com/log/2', FORMER_SIGNERS: formatVerifierKey(key) },
    FORMER_CHECKPOINT: base64(toNote(text, [line(text)])),
  });
  expect(await readCheckpointNote(), 'before it names the former log').toBeNull();
  await aStoredAuction(runtime, 'two');
  await runLog(2_000);
  await runLog(3_000);
  expect(await readCheckpoint()).toMatchObject({ origin: 'www.example.com/log/2', size: 3 });
  expect(await readCheckpointNote()).toMatch(/^www\.example\.com\/log\/2\n3\n/);
  expect(await readBundleOf(3, { index: 0, width: 3 })).toEqual([
    await entryOf('one'),
    formerEntryOf(last),
    await entryOf('two'),
  ]);
  expect((await sitePolicy()).logKeys.map(({ name }) => name)).toEqual(['www.example.com/log/2', key.name]);
});

test('a former checkpoint that no former key signed, or of the same name, stops the start', async () => {
  const [old, stranger] = [aKey('old.example/log'), aKey('old.example/log', 4)];
  const text = formatCheckpoint({ origin: 'old.example/log', size: 1, root: new Uint8Array(32) });
  const known = { SIGNING_KEY, FORMER_SIGNERS: formatVerifierKey(old.key) };
  for (const note of [toNote(text, [stranger.line(text)]), 'old.example/log']) {
    restart({ ...known, FORMER_CHECKPOINT: base64(note) });
    await expect(sitePolicy()).rejects.toThrow('FORMER_CHECKPOINT: is not a checkpoint');
  }
  const FORMER_CHECKPOINT = base64(toNote(text, [old.line(text)]));
  restart({ ...known, FORMER_CHECKPOINT, LOG_NAME: 'old.example/log' });
  await expect(sitePolicy()).rejects.toThrow('Set LOG_NAME to a new name');
  restart({ ...known, FORMER_CHECKPOINT, LOG_NAME: 'new.example/log' });
  await expect(sitePolicy()).resolves.toBeDefined();
});
