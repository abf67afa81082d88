import 'server-only';
import { revalidatePath } from 'next/cache';
import { groupPath, pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** Every page that is generated ahead and renewed on demand: readers and writers take its name from here. */
export const pages = {
  home: routes.home,
  auctions: routes.auctions,
  upcomingAuctions: pageRoutes.upcomingAuctions,
  endedAuctions: pageRoutes.endedAuctions,
  listing: routes.property,
  group: groupPath,
  results: pageRoutes.results,
  resultsOf: pageRoutes.resultsOf,
  ledger: routes.ledger,
} as const;

/**
 * A page that is being rendered when it is purged may have read the old state, and Next then keeps it as new. So each
 * purge is repeated after these delays. A render that takes longer lives for the page's `revalidate`.
 */
const repeatAfterMs: readonly number[] = [2_000, 10_000];

/** Marks these pages as stale. `refreshPages` renews each of them once, however often it was marked. */
export function markStale(...stale: readonly string[]): void {
  for (const page of stale) state().purges.set(page, { dueAt: 0, repeatAfterMs });
}

/** Once per process: the build had no store and no configuration, so its pages are made anew at their next request. */
export function renewBuiltPages(): void {
  const now = state();
  if (!now.renewedBuild) revalidatePath('/', 'layout');
  now.renewedBuild = true;
}

/** Purges what is due. Next does it when the handler of the request returns; a timer cannot. */
export function refreshPages(): void {
  renewBuiltPages();
  const { purges } = state();
  const at = performance.now();
  for (const [page, { dueAt, repeatAfterMs }] of purges) {
    if (dueAt > at) continue;
    revalidatePath(page);
    const [nextMs, ...later] = repeatAfterMs;
    if (nextMs === undefined) purges.delete(page);
    else purges.set(page, { dueAt: at + nextMs, repeatAfterMs: later });
  }
}

interface Purge {
  /** In the time of `performance.now()`. */
  readonly dueAt: number;
  readonly repeatAfterMs: readonly number[];
}

interface State {
  readonly purges: Map<string, Purge>;
  renewedBuild: boolean;
}

const state = perProcess('stalePages', (): State => ({ purges: new Map(), renewedBuild: false }));
