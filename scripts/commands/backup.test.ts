import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anAccount } from '@/lib/server/jobs/transfer/accounts.fixture';
import { accountsFile, openFolder } from '@/lib/server/jobs/transfer/place';
import { write } from '@/lib/server/platform/store/store';
import { requests } from '@/lib/server/records/auctions/bid-collections';
import { contentOf, fillFolder, runCommand, runTransfer } from './transfer.fixture';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const dataDir = join(folder, 'data');
const env = { DATA_DIR: dataDir };
const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(() => fillFolder(dataDir));
afterAll(() => rm(folder, { recursive: true }));

test('a backup taken while the site writes is a consistent snapshot and restores unchanged', async () => {
  const running = join(folder, 'running');
  // Not a copy: a closed database may remove its log later, while it is copied.
  await fillFolder(running);
  const wanted = await contentOf(running);
  const { store } = openFolder(running);
  const answer = { body: '', answer: { ok: false, reason: { reason: 'ended' } }, at: 1 } as const;
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n++)
      await store.commit(['a', 'b'].map((half) => write.create(requests, `${n}:${half}`, answer)));
  })();
  const backup = join(folder, 'backup');
  await runCommand({ DATA_DIR: running }, 'backup', '--to', backup);
  isOver = true;
  await writing;
  await store.close();

  const restored = { DATA_DIR: join(folder, 'restored') };
  expect(await runTransfer(restored, 'restore', '--from', backup)).toContain('Identical');
  const { documents, ...others } = await contentOf(restored.DATA_DIR);
  const halves = Object.keys(documents.requests ?? {});
  expect(halves.length).toBeGreaterThan(0);
  expect(halves.filter((id) => id.endsWith('a')).length).toBe(halves.length / 2);
  expect({ documents: { ...documents, requests: {} }, ...others }).toEqual(wanted);
  expect(Object.keys(wanted.files)).toHaveLength(3);
});

test('a second backup into the same folder is refused and leaves the first unchanged', async () => {
  const backup = join(folder, 'taken-once');
  expect(await runTransfer(env, 'backup', '--to', backup)).toContain(`From folder ${dataDir}`);
  const manifest = await readFile(join(backup, 'backup.json'), 'utf8');
  await expect(runTransfer(env, 'backup', '--to', backup)).rejects.toThrow('is not empty');
  expect(await readFile(join(backup, 'backup.json'), 'utf8')).toBe(manifest);
});

test('a backup with a single fault fails and names the fault', async () => {
  const [faulty, backup] = [join(folder, 'faulty'), join(folder, 'of-faulty')];
  await fillFolder(faulty);
  const { store, accounts } = openFolder(faulty);
  await accounts.put([anAccount('zoe', { password: { unreadable: true } })]);
  await store.close();
  await expect(runTransfer({ DATA_DIR: faulty }, 'backup', '--to', backup)).rejects.toThrow(
    'the backup does not have the passwords of these accounts: zoe.',
  );
});

test('only the owner can read a backup folder', async () => {
  const backup = join(folder, 'private');
  await runTransfer(env, 'backup', '--to', backup);
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
});

test('backup and migrate refuse a missing folder and do not create it', async () => {
  const [missing, target] = [join(folder, 'missing'), join(folder, 'of-missing')];
  const refusal = `folder ${missing} contains no data. Nothing was copied.`;
  for (const args of [
    ['backup', '--to', target],
    ['migrate', '--from', 'sqlite', '--to', 'firestore'],
  ])
    await expect(runTransfer({ DATA_DIR: missing }, ...args)).rejects.toThrow(refusal);
  expect([missing, target].filter((path) => existsSync(path))).toEqual([]);
});

test('a store without documents is refused as a backup source', async () => {
  const [empty, target] = [join(folder, 'empty'), join(folder, 'of-empty')];
  await openFolder(empty).store.close();
  await expect(runTransfer({ DATA_DIR: empty }, 'backup', '--to', target)).rejects.toThrow(
    `folder ${empty} contains no data`,
  );
  expect(existsSync(join(target, 'backup.json'))).toBe(false);
});

test('the leftovers of a killed backup are neither restored nor continued', async () => {
  const left = join(folder, 'killed');
  await cp(dataDir, left, { recursive: true });
  await writeFile(join(left, 'backup.json'), '');
  await expect(runTransfer(env, 'backup', '--to', left)).rejects.toThrow('is not empty');
  await expect(runTransfer(elsewhere, 'restore', '--from', left)).rejects.toThrow('not a complete backup');
});

test('a restore into a place that has data is refused', async () => {
  const backup = join(folder, 'backup-of-data');
  await runTransfer(env, 'backup', '--to', backup);
  await expect(runTransfer(env, 'restore', '--from', backup)).rejects.toThrow('already contains data');
});

test('an incomplete backup, or one that has lost a file since, is not restored', async () => {
  const backup = join(folder, 'damaged');
  await runTransfer(env, 'backup', '--to', backup);
  await rm(accountsFile(backup));
  await expect(runTransfer(elsewhere, 'restore', '--from', backup)).rejects.toThrow(
    'does not match its manifest',
  );
  await rm(join(backup, 'backup.json'));
  await expect(runCommand(elsewhere, 'restore', '--from', backup)).rejects.toThrow('not a complete backup');
});
