import 'server-only';
import { revalidatePath } from 'next/cache';
import { locationPath, pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { perProcess } from '@/lib/server/platform/process/per-process';

/** Every page that is pre-rendered and purged on demand. Readers and writers take its path from here. */
export const pages = {
  home: routes.home,
  listing: routes.property,
  group: locationPath,
  results: pageRoutes.results,
  resultsOf: pageRoutes.resultsOf,
  ledger: routes.ledger,
} as const;

/**
 * A render in progress during a purge may have read the old state, and Next then caches it as fresh. So each
 * purge is repeated after these delays. The result of a slower render stays until the page's `revalidate`
 * expires.
 */
const repeatAfterMs: readonly number[] = [2_000, 10_000];

/**
 * Marks pages as stale. The next `refreshPages` purges each page once, no matter how often it was marked, and
 * later calls repeat the purge after 2 s and 10 s. A new mark restarts this schedule.
 */
export function markStale(...stale: readonly string[]): void {
  for (const page of stale) state().purges.set(page, { dueAt: 0, repeatAfterMs });
}

/**
 * Purges all pages of the build, once per process. The build has no store and no configuration, so each page
 * is rendered again at its next request.
 */
export function renewBuiltPages(): void {
  const now = state();
  if (!now.renewedBuild) revalidatePath('/', 'layout');
  now.renewedBuild = true;
}

/**
 * Purges the pages that are due. Call it inside a request, not from a timer: Next applies a purge when the
 * request's handler returns.
 */
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
  /** Milliseconds, as in `performance.now()`. */
  readonly dueAt: number;
  readonly repeatAfterMs: readonly number[];
}

interface State {
  readonly purges: Map<string, Purge>;
  renewedBuild: boolean;
}

const state = perProcess('stalePages', (): State => ({ purges: new Map(), renewedBuild: false }));
