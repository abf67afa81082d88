import type { HomeLocation } from '@/lib/domain/location-pages/location';
import { routes } from './routes';

/** Pages that only HTML of the server links to, apart for the same reason as `accountRoutes`. */
export const pageRoutes = {
  upcomingAuctions: '/auctions/upcoming',
  endedAuctions: '/auctions/ended',
  /** A further page of one of the three, from a day or a place that the page before named. */
  auctionsFrom: (phase: string, from: string) => `/auctions/from/${phase}/${from}`,
  /** Every auction that is over, by month: `2026-11`, and the further pages of a long one. */
  results: '/auctions/results',
  resultsOf: (month: string, page = 1) => `/auctions/results/${month}${page === 1 ? '' : `/${page}`}`,
  newYork: '/new-york',
  city: (county: string, slug: string) => `/new-york/${county}/${slug}`,
  zip: (zip: string) => `/new-york/zip/${zip}`,
  practice: '/practice',
  noHouseBids: '/no-house-bids',
  fees: '/fees',
  faq: '/faq',
  glossary: '/glossary',
  about: '/about',
  privacy: '/privacy',
  fairHousing: '/fair-housing',
  accessibility: '/accessibility',
  developers: '/developers',
} as const;

/** The page of homes that have one together. */
export function groupPath(group: HomeLocation): string {
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
