import 'server-only';
import { revalidatePath } from 'next/cache';
import { groupPath, pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { perProcess } from './per-process';

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

/** Notes that these pages are out of date; `refreshPages` renews them, once for many notes. */
export function markStale(...stale: readonly string[]): void {
  for (const page of stale) state().stale.add(page);
}

/** Once per process: the build had no store and no configuration, so its pages are made anew at their next request. */
export function renewBuiltPages(): void {
  const now = state();
  if (!now.renewedBuild) revalidatePath('/', 'layout');
  now.renewedBuild = true;
}

/** Runs inside a request (the tick), because Next cannot revalidate from a timer: at most once a second for a page. */
export function refreshPages(): void {
  renewBuiltPages();
  const now = state();
  for (const page of now.stale) revalidatePath(page);
  now.stale.clear();
}

interface State {
  stale: Set<string>;
  renewedBuild: boolean;
}

const state = perProcess('stalePages', (): State => ({ stale: new Set(), renewedBuild: false }));
