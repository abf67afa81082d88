import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copies } from '@/lib/server/jobs/collections/job-collections';
import { write } from '@/lib/server/platform/store/store';
import { anAccount } from './accounts.fixture';
import { copyDataFolder, sealBackup } from './backup';
import { openFolder } from './place';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
afterAll(() => rm(folder, { recursive: true }));

test('a data folder without files and accounts can be copied', async () => {
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'copy')];
  await openFolder(dataDir).store.close();
  await copyDataFolder(dataDir, backup, () => {});
  const copied = openFolder(backup);
  expect(await sealBackup(copied, backup, 1)).toMatchObject({ files: 0, accounts: 0, faults: [] });
  await copied.store.close();
});

test('a backup with unreadable passwords fails and lists the accounts', async () => {
  const backup = join(folder, 'unreadable');
  const place = openFolder(backup);
  const unreadable = { password: { unreadable: true } } as const;
  await place.accounts.put([
    anAccount('ann', unreadable),
    anAccount('bea'),
    anAccount('out', unreadable),
    anAccount('google', { password: null }),
  ]);
  const { faults } = await sealBackup(place, backup, 1);
  await place.store.close();
  expect(faults).toEqual([
    expect.stringMatching(/: ann, out\. .*roles\/firebaseauth\.admin.*keep the backup/),
  ]);
  expect(await readdir(backup)).not.toContain('backup.json');
});

test('an incomplete copy cannot be sealed as a backup', async () => {
  const half = join(folder, 'half');
  const place = openFolder(half);
  const copy = { from: 'folder /data', startedAt: 1, finishedAt: null };
  await place.store.commit([write.create(copies, 'copy', copy)]);
  await expect(sealBackup(place, half, 1)).rejects.toThrow('incomplete copy of folder /data');
  await place.store.close();
  expect(await readdir(half)).not.toContain('backup.json');
});
