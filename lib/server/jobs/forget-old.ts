import 'server-only';
import { FORMER_STAFF_MS } from '@/lib/domain/accounts/former-staff';
import { sweepBulkUploads } from '@/lib/server/jobs/bulk-uploads/sweep-bulk-uploads';
import { reminders } from '@/lib/server/jobs/collections/job-collections';
import { sweepImports } from '@/lib/server/jobs/imports/sweep-imports';
import { pendingSignUps } from '@/lib/server/people/accounts/account-collections';
import { emailChanges, formerStaff } from '@/lib/server/people/identity/identity-collections';
import { sweepFolders } from '@/lib/server/platform/intake/work-folder';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Collection, type Filter, write } from '@/lib/server/platform/store/store';
import { apiRequests } from '@/lib/server/records/api-requests/api-request-collections';
import { refusedRequests, requests } from '@/lib/server/records/auctions/bid-collections';
import { forgetBidderNames } from '@/lib/server/records/auctions/related-bidders';
import { deskClaims } from '@/lib/server/records/desk/desk-collections';
import { savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { webhookDeliveries } from '@/lib/server/records/home-events/home-event-collections';
import { sweepHeldTexts } from '@/lib/server/records/inquiries/sweep-held-texts';
import {
  notificationSignals,
  notifications,
} from '@/lib/server/records/notifications/notification-collections';
import { sweepProofs } from '@/lib/server/workflows/accounts/bid-limits';
import { sweepBulkActions } from '@/lib/server/workflows/bulk-actions/sweep-bulk-actions';
import { sweepUploads } from '@/lib/server/workflows/uploads/sweep-uploads';

const dayMs = 86_400_000;
const answersForMs = 7 * dayMs;
const failedMailForMs = 90 * dayMs;
const remindersForMs = 90 * dayMs;
const notificationsForMs = 180 * dayMs;
const deliveriesForMs = 30 * dayMs;
/** How long an Idempotency-Key counts. */
const requestsForMs = dayMs;
/** Every open page has received the signal by then. */
const signalsForMs = 3_600_000;
const maxPerCommit = 100;

const runEveryMs = 60_000;

const lastRun = perProcess('forgetOld', () => ({ at: 0 }));

/**
 * Deletes expired data, once a minute: stored answers for repeated requests, unconfirmed sign-ups and email
 * changes, deleted searches, failed mail, ended desk claims, notifications older than half a year, former
 * staff, names of bidders in auctions that are over, uploads, proofs of funds, import tables, bulk uploads, bulk
 * actions and the writers of handled texts.
 */
export async function deleteExpired(now: number): Promise<void> {
  if (Math.abs(now - lastRun().at) < runEveryMs) return;
  lastRun().at = now;
  await forget(requests, 'at', now - answersForMs);
  await forget(refusedRequests, 'at', now - answersForMs);
  await forget(pendingSignUps, 'expiresAt', now);
  await forget(emailChanges, 'until', now);
  await forget(notifications, 'at', now - notificationsForMs);
  await forget(formerStaff, 'leftStaffAt', now - FORMER_STAFF_MS);
  await forget(notificationSignals, 'at', now - signalsForMs);
  await forget(reminders, 'at', now - remindersForMs);
  await forget(outbox, 'givenUpAt', now - failedMailForMs);
  await forget(deskClaims, 'at', now - dayMs);
  await forget(webhookDeliveries, 'at', now - deliveriesForMs);
  await forget(apiRequests, 'at', now - requestsForMs);
  await forget(savedSearches, 'changedAt', now - dayMs, { field: 'status', op: '==', value: 'deleted' });
  await forgetBidderNames(now);
  await settleEach(
    [
      sweepUploads,
      sweepProofs,
      sweepImports,
      sweepBulkUploads,
      sweepBulkActions,
      sweepFolders,
      sweepHeldTexts,
    ],
    (sweep) => sweep(now),
  );
}

async function forget<T extends object>(
  collection: Collection<T>,
  field: string,
  before: number,
  ...filters: readonly Filter[]
): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(collection, {
    where: [...filters, { field, op: '<', value: before }],
    orderBy: [{ field, direction: 'asc' }],
    limit: maxPerCommit,
  });
  if (docs.length > 0) await store.commit(docs.map(({ id }) => write.delete(collection, id)));
}
