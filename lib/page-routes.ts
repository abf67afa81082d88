import type { HomeLocation } from '@/lib/domain/location-pages/location';
import type { BoardView } from '@/lib/domain/search/query/board-query';
import { routes } from './routes';

/** Pages that only server-rendered HTML links to. A separate module for the reason in `accountRoutes`. */
export const pageRoutes = {
  auctionsThisWeek: '/auctions/week',
  upcomingAuctions: '/auctions/upcoming',
  endedAuctions: '/auctions/ended',
  /** All ended auctions by month (`2026-11`), paginated. */
  results: '/auctions/results',
  resultsOf: (month: string, page = 1) => `/auctions/results/${month}${page === 1 ? '' : `/${page}`}`,
  /** All auctions of a seller that end on one day. */
  saleDay: (slug: string) => `/auctions/sale-days/${slug}`,
  newYork: '/new-york',
  city: (county: string, slug: string) => `/new-york/${county}/${slug}`,
  zip: (zip: string) => `/new-york/zip/${zip}`,
  practice: '/practice',
  noHouseBids: '/no-house-bids',
  fees: '/fees',
  /** Every rate of the cost calculator with its source. */
  rates: '/rates',
  faq: '/faq',
  glossary: '/glossary',
  about: '/about',
  privacy: '/privacy',
  fairHousing: '/fair-housing',
  accessibility: '/accessibility',
  developers: '/developers',
} as const;

/** The page of each view of the auction board. */
export const boardPaths: Readonly<Record<BoardView, string>> = {
  today: routes.auctions,
  week: pageRoutes.auctionsThisWeek,
  upcoming: pageRoutes.upcomingAuctions,
  results: pageRoutes.endedAuctions,
};

/** The page of all homes in a location. */
export function locationPath(group: HomeLocation): string {
  switch (group.level) {
    case 'state':
      return pageRoutes.newYork;
    case 'county':
      return routes.county(group.county.slug);
    case 'city':
      return pageRoutes.city(group.county.slug, group.slug);
    case 'zip':
      return pageRoutes.zip(group.zip);
    case 'type':
      return `${pageRoutes.newYork}/type/${group.type}`;
  }
}
