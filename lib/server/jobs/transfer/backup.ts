import 'server-only';
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import { backupStoreFile } from '@/lib/server/platform/store/sqlite/sqlite-backup';
import { type Account, hasUnreadablePassword } from './accounts';
import { copyFiles } from './copy-files';
import { requireCompleteCopy } from './copy-place';
import { accountsFile, filesFolder, type Place, type ReportProgress, storeFile } from './place';
import { type CopyReport, verifyCopy } from './verify-copy';

const manifestSchema = z.object({
  takenAt: z.iso.datetime(),
  documents: z.record(z.string(), z.number()),
  files: z.number(),
  accounts: z.number(),
  ledgers: z.number(),
});

/** Throws if the folder is not empty. A backup is of one moment, so it must not be mixed with other data. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(unlessAbsent);
  if (names?.length) throw new Error(`${folder} is not empty. Choose a new folder; nothing was written.`);
}

/**
 * Copies a data folder while the site runs on it: first the documents as of one moment, then the files, so
 * that every file that a document refers to is included, then the accounts.
 */
export async function copyDataFolder(dataDir: string, target: string, say: ReportProgress): Promise<void> {
  await backupStoreFile(storeFile(dataDir), storeFile(target));
  await copyFiles(openDiskFiles(filesFolder(dataDir)), openDiskFiles(filesFolder(target)), say);
  await mkdir(dirname(accountsFile(target)), { recursive: true, mode: 0o700 });
  await copyFile(accountsFile(dataDir), accountsFile(target)).catch(unlessAbsent);
  await chmod(accountsFile(target), 0o600).catch(unlessAbsent);
}

/** Verifies a new backup and writes its manifest last. A backup without a manifest is invalid. */
export async function sealBackup(place: Place, folder: string, now: number): Promise<CopyReport> {
  await requireCompleteCopy(place.store);
  const { faults: found, unreadable, ...counts } = await verifyCopy(place, place);
  const faults = [...found, ...unreadablePasswords(await place.accounts.list())];
  const manifest = { takenAt: new Date(now).toISOString(), ...counts };
  if (faults.length === 0) await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);
  return { ...counts, faults, unreadable };
}

function unreadablePasswords(accounts: readonly Account[]): string[] {
  const uids = accounts.filter(hasUnreadablePassword).map(({ uid }) => uid);
  return uids.length > 0
    ? [`the backup does not have the passwords of these accounts: ${uids.join(', ')}. ${ADVICE}`]
    : [];
}

const ADVICE =
  'Run it as someone with the role roles/firebaseauth.admin, which can read them (firebaseauth.configs.getHashConfig). No one can read the passwords of accounts that were imported and have not signed in since: keep the backup or auth export that they came from.';

/** Reads the manifest of a backup. Throws if the backup is incomplete. */
export async function readManifest(folder: string): Promise<z.output<typeof manifestSchema>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch (cause) {
    throw new Error(`${folder} is not a complete backup: its backup.json is missing or unreadable.`, {
      cause,
    });
  }
}

const manifestFile = (folder: string): string => join(folder, 'backup.json');

function unlessAbsent(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
