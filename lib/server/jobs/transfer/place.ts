import 'server-only';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Project } from '@/lib/server/platform/env';
import { openBucketFiles } from '@/lib/server/platform/files/bucket-files';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import type { Files } from '@/lib/server/platform/files/files';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { openSqliteStore } from '@/lib/server/platform/store/sqlite/sqlite-store';
import type { Store } from '@/lib/server/platform/store/store';
import type { Accounts } from './accounts';
import { openEmulatorAccounts } from './emulator-accounts';
import { openFirebaseAccounts } from './firebase-accounts';

/** All data of the site: documents, files and accounts. */
export interface Place {
  /** Identifies the place. */
  readonly name: string;
  readonly store: Store;
  readonly files: Files;
  readonly accounts: Accounts;
  /** Whether the site may be running on it, so that files and accounts may change during reads. */
  readonly isLive: boolean;
}

/** Reports progress. */
export type ReportProgress = (line: string) => void;

/** Opens a data folder: DATA_DIR of `npm start`, or a backup. Nobody else may have it open. */
export function openFolder(dataDir: string): Place {
  return {
    name: folderName(dataDir),
    store: openSqliteStore(storeFile(dataDir)),
    files: openDiskFiles(filesFolder(dataDir)),
    accounts: openEmulatorAccounts(accountsFile(dataDir)),
    isLive: false,
  };
}

/** Throws if the folder has no store, so that opening it does not create one. */
export function requireStoreFile(dataDir: string): void {
  if (!existsSync(storeFile(dataDir))) throw new NoDataError(folderName(dataDir));
}

/** The source has no data. */
export class NoDataError extends Error {
  constructor(place: string) {
    super(`${place} contains no data. Nothing was copied.`);
  }
}

/**
 * Opens a Firebase project or its emulators. `isFrozen`: queries read as of one moment, for a copy of a
 * running site.
 */
export function openProject(
  { projectId, bucket, passwordKey }: Project,
  { isFrozen }: { readonly isFrozen: boolean },
): Place {
  return {
    name: `Firebase project ${projectId}`,
    store: openFirestoreStore({ projectId, isFrozen }),
    files: openBucketFiles({ projectId, bucket }),
    accounts: openFirebaseAccounts({ projectId, passwordKey }),
    isLive: isFrozen,
  };
}

export const folderName = (dataDir: string): string => `folder ${resolve(dataDir)}`;
export const storeFile = (dataDir: string): string => join(dataDir, 'store.sqlite');
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
export const accountsFile = (dataDir: string): string => join(dataDir, 'auth', 'accounts.json');
