import 'server-only';
import { flushViews } from '@/lib/server/catalog/listings/page-views';
import { runBulkUploadsInBackground } from '@/lib/server/jobs/bulk-uploads/run-bulk-uploads';
import { runImports } from '@/lib/server/jobs/imports/run-imports';
import { sendOutboxInBackground } from '@/lib/server/jobs/messages/send-outbox';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import { refreshPages } from '@/lib/server/platform/cache';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { env } from '@/lib/server/platform/env';
import { runPart } from '@/lib/server/platform/process/run-part';
import { reviewQuarantine } from '@/lib/server/platform/runtime/quarantine';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { runLogInBackground } from '@/lib/server/records/transparency/run-log';
import { stampLogInBackground } from '@/lib/server/records/transparency/stamp-log';
import { finishDeletions } from '@/lib/server/workflows/accounts/delete-account';
import { runBidLists } from '@/lib/server/workflows/bids/run-bid-lists';
import { runBulkActionsInBackground } from '@/lib/server/workflows/bulk-actions/run-bulk-actions';
import { runClosings } from '@/lib/server/workflows/closings/run-closings';
import { runSealedRoundsInBackground } from '@/lib/server/workflows/offers/run-sealed-rounds';
import { shareDocuments } from '@/lib/server/workflows/organizations/share-documents';
import { remindOfEnds } from './auctions/remind-of-ends';
import { runAuctions, settleOutages } from './auctions/run-auctions';
import { runEmergencyStop } from './desk/run-emergency-stop';
import { tellStaff } from './desk/tell-staff';
import { fanOutNotifications } from './fan-out-notifications';
import { deleteExpired } from './forget-old';
import { beat, beatOnInterval } from './heartbeat';
import { runListings } from './run-listings';
import { runOffers } from './run-offers';
import { runOrganizationOrders } from './run-organization-orders';
import { runSearches } from './run-searches';
import { markLocationsStale, watchPages } from './stale-pages';
import { runWebhooksInBackground } from './webhooks/run-webhooks';

/** How long one tick runs imports. A person waiting for an import runs it themselves. */
const importsMs = 300;

/** What one tick did. */
export interface TickReport {
  readonly auctions: number;
  readonly mails: number;
}

interface TickOptions {
  /**
   * The request stays open long after this tick. Next would purge pages only at its end, so the next tick
   * purges.
   */
  readonly isHeld?: boolean;
}

/**
 * Runs all timed jobs. Each part is idempotent, so several instances may tick at once. A part that fails does
 * not block the others; its error is thrown at the end. A slow part continues in the background with the
 * heartbeat, because a slow server still takes bids.
 */
export async function tick(now: number, { isHeld = false }: TickOptions = {}): Promise<TickReport> {
  const faults: unknown[] = [];
  const startedAt = performance.now();
  const clock = () => now + Math.round(performance.now() - startedAt);
  const guarded = <T>(part: Promise<T>, fallback: T): Promise<T> =>
    part.catch((error: unknown) => {
      faults.push(error);
      return fallback;
    });
  const attempt = (name: string, run: () => Promise<unknown>) => guarded(runPart(name, run), undefined);
  const isUp = await guarded(
    beat(now).then(() => !isStopping()),
    false,
  );
  const stopBeating = isUp ? beatOnInterval(clock) : null;
  try {
    // Without a heartbeat, an outage cannot be ruled out, so no auction may close.
    const advanced = isUp ? await guarded(runClock(now), 0) : 0;
    await attempt('emergency-stop', () => runEmergencyStop(now));
    if (isUp) await attempt('bid-lists', () => runBidLists(now));
    await attempt('organisation-orders', () => runOrganizationOrders(now));
    if (env().localMode) await attempt('sample-auctions', () => keepSamples(now));
    await attempt('log', () => runLogInBackground(now));
    await attempt('timestamps', () => stampLogInBackground(now));
    await attempt('quarantine', () => reviewQuarantine(runtime().store, allCollections, now));
    await attempt('forget-old', () => deleteExpired(now));
    await attempt('searches', () => runSearches(now));
    await attempt('listings', () => runListings(now));
    await attempt('sales', () => runClosings(now));
    await attempt('sealed-rounds', () => runSealedRoundsInBackground(now));
    await attempt('offers', () => runOffers(now));
    await attempt('reminders', () => remindOfEnds(now));
    await attempt('news', () => fanOutNotifications(now));
    await attempt('desk', () => tellStaff(now));
    await attempt('deletions', () => finishDeletions(now));
    await attempt('views', () => flushViews(now));
    await attempt('imports', () => runImports(now, importsMs));
    await attempt('webhooks', () => runWebhooksInBackground(now));
    await attempt('shared-documents', () => shareDocuments(now));
    await attempt('bulk-actions', () => runBulkActionsInBackground(clock));
    await attempt('bulk-uploads', () => runBulkUploadsInBackground(clock));
    const mails = await guarded(sendOutboxInBackground(clock), 0);
    await attempt('stale-pages', markLocationsStale);
    if (!isHeld) refreshPages();
    if (faults.length > 0) throw faults[0];
    return { auctions: advanced, mails };
  } finally {
    stopBeating?.();
  }
}

/** Settles outages first, so that no affected auction closes. */
async function runClock(now: number): Promise<number> {
  // After the first read, the store reports changes.
  watchPages();
  const faults: unknown[] = [];
  await settleOutages(now).catch((error: unknown) => faults.push(error));
  const advanced = await runAuctions(now);
  if (faults.length > 0) throw faults[0];
  return advanced;
}

/** Imported only in local mode. No other site has samples. */
async function keepSamples(now: number): Promise<void> {
  const { keepSampleAuctions } = await import('@/lib/server/jobs/seeding/sample-auctions');
  await keepSampleAuctions(now);
}
