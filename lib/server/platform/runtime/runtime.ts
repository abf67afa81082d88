import 'server-only';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { env, isBuilding } from '@/lib/server/platform/env';
import { openBucketFiles } from '@/lib/server/platform/files/bucket-files';
import { openDiskFiles } from '@/lib/server/platform/files/disk-files';
import type { Files } from '@/lib/server/platform/files/files';
import type { Mailer } from '@/lib/server/platform/mail/mail';
import { createOutboxMail } from '@/lib/server/platform/mail/outbox-mail';
import { createSmtpMail } from '@/lib/server/platform/mail/smtp-mail';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { openSqliteStore } from '@/lib/server/platform/store/sqlite/sqlite-store';
import type { Store } from '@/lib/server/platform/store/store';
import { openQuarantined } from './quarantine';

/** The services that exist once per process. */
export interface Runtime {
  readonly store: Store;
  readonly files: Files;
  /** Signs links to private files. */
  readonly fileLinkKey: string;
  readonly mail: Mailer;
}

export function runtime(): Runtime {
  if (isBuilding()) throw new Error('The build has no store: its pages are made again at start');
  const shared = sharedRuntime();
  shared.opened ??= openRuntime();
  return shared.opened;
}

/** Tests replace the runtime here. */
export const sharedRuntime = perProcess('runtime', (): { opened: Runtime | null } => ({ opened: null }));

function openRuntime(): Runtime {
  const { dataDir, engine, projectId, fileBucket, fileLinkSecret, smtpUrl, mailFrom } = env();
  const store = openQuarantined((onUnreadable) =>
    engine === 'firestore'
      ? openFirestoreStore({ projectId, onUnreadable })
      : openSqliteStore(join(dataDir, 'store.sqlite'), { onUnreadable }),
  );
  return {
    store,
    files: fileBucket
      ? openBucketFiles({ projectId, bucket: fileBucket })
      : openDiskFiles(join(dataDir, 'files')),
    fileLinkKey: fileLinkSecret ?? randomBytes(32).toString('base64url'),
    mail: smtpUrl ? createSmtpMail({ url: smtpUrl, from: mailFrom }) : createOutboxMail(store),
  };
}
