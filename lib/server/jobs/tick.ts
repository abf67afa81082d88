import 'server-only';
import { refreshPages } from '@/lib/server/cache';
import { finishDeletions } from '@/lib/server/delete-account';
import { env } from '@/lib/server/env';
import { flushViews } from '@/lib/server/home-views';
import { runImports } from '@/lib/server/imports/run-imports';
import { publishHeads } from '@/lib/server/published-heads';
import { reviewQuarantine } from '@/lib/server/quarantine';
import { runtime } from '@/lib/server/runtime';
import { runSales } from '@/lib/server/sales/run-sales';
import { forgetOld } from './forget-old';
import { beat, downSince, keepBeating } from './heartbeat';
import { remindOfEnds } from './remind-of-ends';
import { extendAfterOutage, runAuctions } from './run-auctions';
import { runListings } from './run-listings';
import { runOffers } from './run-offers';
import { runOrganisationOrders } from './run-organisation-orders';
import { runSearches } from './run-searches';
import { keepSampleAuctions } from './sample-auctions';
import { sendOutboxBehind } from './send-outbox';
import { markPlacesStale, watchPages } from './stale-pages';
import { tellNews } from './tell-news';

/** So long one tick goes on with tables that are imported; who waits for one asks for more. */
const importsMs = 300;

/** A tick that takes longer keeps its heartbeat: it is slow, and the server is up. */
const longPartMs = 2_000;

/** What one tick did. */
export interface TickReport {
  readonly auctions: number;
  readonly mails: number;
}

/**
 * Everything that the clock demands, each part idempotent, so that several instances may run it at once. A part that
 * fails keeps none of the others back; its fault is thrown at the end.
 */
export async function tick(now: number): Promise<TickReport> {
  const faults: unknown[] = [];
  const startedAt = performance.now();
  const clock = () => now + Math.round(performance.now() - startedAt);
  const guarded = <T>(part: Promise<T>, otherwise: T): Promise<T> =>
    part.catch((error: unknown) => {
      faults.push(error);
      return otherwise;
    });
  let beatenAt = now;
  const attempt = async <T>(part: Promise<T>, otherwise: T): Promise<T> => {
    const result = await guarded(part, otherwise);
    if (clock() - beatenAt >= longPartMs) {
      beatenAt = clock();
      await guarded(keepBeating(beatenAt), undefined);
    }
    return result;
  };
  const advanced = await attempt(runClock(now), 0);
  await attempt(runOrganisationOrders(now), undefined);
  if (env().localMode) await attempt(keepSampleAuctions(now), undefined);
  await attempt(publishHeads(now), undefined);
  await attempt(reviewQuarantine(runtime().store, now), undefined);
  await attempt(forgetOld(now), undefined);
  await attempt(runSearches(now), undefined);
  await attempt(runListings(now), undefined);
  await attempt(runSales(now), 0);
  await attempt(runOffers(now), undefined);
  await attempt(remindOfEnds(now), undefined);
  await attempt(tellNews(now), undefined);
  await attempt(finishDeletions(now), undefined);
  await attempt(flushViews(now), undefined);
  await attempt(runImports(now, importsMs), undefined);
  const mails = await attempt(sendOutboxBehind(clock), 0);
  await attempt(markPlacesStale(), undefined);
  refreshPages();
  if (faults.length > 0) throw faults[0];
  return { auctions: advanced, mails };
}

/** An outage first, so that none of its auctions is closed, and the heartbeat only when it has been dealt with. */
async function runClock(now: number): Promise<number> {
  const outageFrom = await downSince(now);
  // After a first read: from then on the store knows what is news.
  watchPages();
  if (outageFrom !== null) await extendAfterOutage(outageFrom, now);
  await beat(now);
  return runAuctions(now);
}
