import 'server-only';
import { join } from 'node:path';
import { env, isBuilding } from './env';
import type { Mailer } from './mail/mail';
import { createOutboxMail } from './mail/outbox-mail';
import { createSmtpMail } from './mail/smtp-mail';
import { openSqliteStore } from './store/sqlite-store';
import type { Store } from './store/store';

/** What exists once per process. Bundles do not share module state, so it hangs on globalThis. */
export interface Runtime {
  readonly store: Store;
  readonly mail: Mailer;
}

export function runtime(): Runtime {
  if (isBuilding()) throw new Error('The build has no store: its pages are made again at start');
  const place: typeof globalThis & { bankOwnedRuntime?: Runtime } = globalThis;
  place.bankOwnedRuntime ??= openRuntime();
  return place.bankOwnedRuntime;
}

function openRuntime(): Runtime {
  const { dataDir, smtpUrl, mailFrom } = env();
  const store = openSqliteStore(join(dataDir, 'store.sqlite'));
  return {
    store,
    mail: smtpUrl ? createSmtpMail({ url: smtpUrl, from: mailFrom }) : createOutboxMail(store),
  };
}
