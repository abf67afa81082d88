import 'server-only';
import { flushViews } from '@/lib/server/catalog/listings/page-views';
import { runImports } from '@/lib/server/jobs/imports/run-imports';
import { sendOutboxBehind } from '@/lib/server/jobs/messages/send-outbox';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import { refreshPages } from '@/lib/server/platform/cache';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { env } from '@/lib/server/platform/env';
import { runPart } from '@/lib/server/platform/process/run-part';
import { reviewQuarantine } from '@/lib/server/platform/runtime/quarantine';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { publishHeads } from '@/lib/server/records/auctions/ledger-checkpoints';
import { finishDeletions } from '@/lib/server/workflows/accounts/delete-account';
import { runClosings } from '@/lib/server/workflows/closings/run-closings';
import { fanOutNotifications } from './fan-out-notifications';
import { forgetOld } from './forget-old';
import { beat, beatOnInterval } from './heartbeat';
import { remindOfEnds } from './remind-of-ends';
import { runAuctions, settleOutages } from './run-auctions';
import { runListings } from './run-listings';
import { runOffers } from './run-offers';
import { runOrganizationOrders } from './run-organization-orders';
import { runSearches } from './run-searches';
import { markPlacesStale, watchPages } from './stale-pages';

/** So long one tick goes on with tables that are imported; who waits for one asks for more. */
const importsMs = 300;

/** What one tick did. */
export interface TickReport {
  readonly auctions: number;
  readonly mails: number;
}

interface TickOptions {
  /** The request stays open long after this tick. Next would purge pages only at its end, so the next tick does. */
  readonly isHeld?: boolean;
}

/**
 * Everything that the clock demands, each part idempotent, so that several instances may run it at once. A part that
 * fails keeps none of the others back; its fault is thrown at the end. A part that takes long goes on behind, and the
 * heartbeat continues: a slow server still takes bids.
 */
export async function tick(now: number, { isHeld = false }: TickOptions = {}): Promise<TickReport> {
  const faults: unknown[] = [];
  const startedAt = performance.now();
  const clock = () => now + Math.round(performance.now() - startedAt);
  const guarded = <T>(part: Promise<T>, otherwise: T): Promise<T> =>
    part.catch((error: unknown) => {
      faults.push(error);
      return otherwise;
    });
  const attempt = (name: string, run: () => Promise<unknown>) => guarded(runPart(name, run), undefined);
  const isUp = await guarded(
    beat(now).then(() => !isStopping()),
    false,
  );
  const stopBeating = isUp ? beatOnInterval(clock) : null;
  try {
    // Without a heartbeat nobody knows whether there was an outage, so nothing may close.
    const advanced = isUp ? await guarded(runClock(now), 0) : 0;
    await attempt('organisation-orders', () => runOrganizationOrders(now));
    if (env().localMode) await attempt('sample-auctions', () => keepSamples(now));
    await attempt('heads', () => publishHeads(now));
    await attempt('quarantine', () => reviewQuarantine(runtime().store, allCollections, now));
    await attempt('forget-old', () => forgetOld(now));
    await attempt('searches', () => runSearches(now));
    await attempt('listings', () => runListings(now));
    await attempt('sales', () => runClosings(now));
    await attempt('offers', () => runOffers(now));
    await attempt('reminders', () => remindOfEnds(now));
    await attempt('news', () => fanOutNotifications(now));
    await attempt('deletions', () => finishDeletions(now));
    await attempt('views', () => flushViews(now));
    await attempt('imports', () => runImports(now, importsMs));
    const mails = await guarded(sendOutboxBehind(clock), 0);
    await attempt('stale-pages', markPlacesStale);
    if (!isHeld) refreshPages();
    if (faults.length > 0) throw faults[0];
    return { auctions: advanced, mails };
  } finally {
    stopBeating?.();
  }
}

/** Outages first, so that none of their auctions is closed. */
async function runClock(now: number): Promise<number> {
  // After a first read: from then on the store knows what is news.
  watchPages();
  const faults: unknown[] = [];
  await settleOutages(now).catch((error: unknown) => faults.push(error));
  const advanced = await runAuctions(now);
  if (faults.length > 0) throw faults[0];
  return advanced;
}

/** Loaded in local mode only: no other site has samples. */
async function keepSamples(now: number): Promise<void> {
  const { keepSampleAuctions } = await import('@/lib/server/jobs/seeding/sample-auctions');
  await keepSampleAuctions(now);
}
