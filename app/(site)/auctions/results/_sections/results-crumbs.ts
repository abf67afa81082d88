import { monthTitle } from '@/components/auctions/board/day-title';
import type { Crumb } from '@/components/layout/breadcrumbs';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { resultsCrumbs as copy } from '@/messages/auctions/results-crumbs';

/** Breadcrumbs to the archive, or to a month in it. */
export const resultsCrumbs = (month?: string): readonly Crumb[] => [
  { name: copy.home, href: routes.home },
  { name: copy.auctions, href: routes.auctions },
  { name: copy.results, href: pageRoutes.results },
  ...(month ? [{ name: monthTitle(month), href: pageRoutes.resultsOf(month) }] : []),
];
