import 'server-only';
import { FORMER_STAFF_MS } from '@/lib/domain/accounts/former-staff';
import { reminders } from '@/lib/server/jobs/collections/job-collections';
import { sweepImports } from '@/lib/server/jobs/imports/sweep-imports';
import { pendingSignUps } from '@/lib/server/people/accounts/account-collections';
import { emailChanges, formerStaff } from '@/lib/server/people/identity/identity-collections';
import { sweepFolders } from '@/lib/server/platform/intake/work-folder';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { eachApart } from '@/lib/server/platform/process/each-apart';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Collection, type Filter, write } from '@/lib/server/platform/store/store';
import { refusedRequests, requests } from '@/lib/server/records/auctions/bid-collections';
import { savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import {
  notificationSignals,
  notifications,
} from '@/lib/server/records/notifications/notification-collections';
import { sweepProofs } from '@/lib/server/workflows/accounts/bid-limits';
import { sweepUploads } from '@/lib/server/workflows/uploads/sweep-uploads';

const dayMs = 86_400_000;
const keptMs = 7 * dayMs;
const givenUpKeptMs = 90 * dayMs;
const noticesKeptMs = 180 * dayMs;
/** An open page has heard of it by then. */
const ringsKeptMs = 3_600_000;
const atOnce = 100;

const everyMs = 60_000;

const lastRun = perProcess('forgetOld', () => ({ at: 0 }));

/** Deletes what only mattered for a while, once a minute: answers kept for repeats, sign-ups and changes of an e-mail that nobody confirmed, deleted searches, mail that was given up, what was told half a year ago, former staff, uploads, proofs of funds, tables. */
export async function forgetOld(now: number): Promise<void> {
  if (Math.abs(now - lastRun().at) < everyMs) return;
  lastRun().at = now;
  await forget(requests, 'at', now - keptMs);
  await forget(refusedRequests, 'at', now - keptMs);
  await forget(pendingSignUps, 'expiresAt', now);
  await forget(emailChanges, 'until', now);
  await forget(notifications, 'at', now - noticesKeptMs);
  await forget(formerStaff, 'leftStaffAt', now - FORMER_STAFF_MS);
  await forget(notificationSignals, 'at', now - ringsKeptMs);
  await forget(reminders, 'at', now - givenUpKeptMs);
  await forget(outbox, 'givenUpAt', now - givenUpKeptMs);
  await forget(savedSearches, 'changedAt', now - dayMs, { field: 'status', op: '==', value: 'deleted' });
  await eachApart([sweepUploads, sweepProofs, sweepImports, sweepFolders], (sweep) => sweep(now));
}

async function forget<T extends object>(
  collection: Collection<T>,
  field: string,
  before: number,
  ...among: readonly Filter[]
): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(collection, {
    where: [...among, { field, op: '<', value: before }],
    orderBy: [{ field, direction: 'asc' }],
    limit: atOnce,
  });
  if (docs.length > 0) await store.commit(docs.map(({ id }) => write.delete(collection, id)));
}
