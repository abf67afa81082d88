import type { Crumb } from '@/components/layout/breadcrumbs';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { monthTitle } from './month-title';

/** Breadcrumbs to the archive, or to a month in it. */
export const resultsCrumbs = (month?: string): readonly Crumb[] => [
  { name: 'Home', href: routes.home },
  { name: 'Auctions', href: routes.auctions },
  { name: 'Results', href: pageRoutes.results },
  ...(month ? [{ name: monthTitle(month), href: pageRoutes.resultsOf(month) }] : []),
];
