import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { anAccount } from './accounts.builders';
import { sealBackup } from './backup';
import { openFolder } from './place';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
afterAll(() => rm(folder, { recursive: true }));

test('a backup without the passwords of people who have one is none, and names each of them', async () => {
  const place = openFolder(folder);
  const unreadable = { password: { unreadable: true } } as const;
  await place.accounts.put([
    anAccount('ann', unreadable),
    anAccount('bea'),
    anAccount('out', unreadable),
    anAccount('google', { password: null }),
  ]);
  const { faults } = await sealBackup(place, folder, 1);
  await place.store.close();
  expect(faults).toEqual([
    expect.stringMatching(/: ann, out\. .*roles\/firebaseauth\.admin.*keep the backup/),
  ]);
  expect(await readdir(folder)).not.toContain('backup.json');
});
