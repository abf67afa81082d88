import type { Crumb } from '@/components/layout/breadcrumbs';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/auctions';
import { monthTitle } from './month-title';

/** Breadcrumbs to the archive, or to a month in it. */
export const resultsCrumbs = (month?: string): readonly Crumb[] => [
  { name: copy.resultsCrumbs.home, href: routes.home },
  { name: copy.resultsCrumbs.auctions, href: routes.auctions },
  { name: copy.resultsCrumbs.results, href: pageRoutes.results },
  ...(month ? [{ name: monthTitle(month), href: pageRoutes.resultsOf(month) }] : []),
];
