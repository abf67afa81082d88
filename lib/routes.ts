import type { HomeGroup } from '@/lib/domain/places/home-group';

/** On the page of a home: what was typed into the bid form that was sent before its code had arrived. */
export const MAXIMUM_PARAM = 'maximum';

/** Every path of the site, written once. */
export const routes = {
  home: '/',
  properties: '/properties',
  /** Reads what a search form sends and leads to the search that it means. */
  search: '/search',
  property: (slug: string) => `/properties/${slug}`,
  auctions: '/auctions',
  upcomingAuctions: '/auctions/upcoming',
  endedAuctions: '/auctions/ended',
  /** A further page of one of the three, from a day or a place that the page before named. */
  auctionsFrom: (phase: string, from: string) => `/auctions/from/${phase}/${from}`,
  /** Every auction that is over, by month: `2026-11`, and the further pages of a long one. */
  results: '/auctions/results',
  resultsOf: (month: string, page = 1) => `/auctions/results/${month}${page === 1 ? '' : `/${page}`}`,
  /** Every entry of an auction in plain words, a hundred to a page, and the check of it. */
  ledger: (auctionId: string, page = 1) => `/auctions/${auctionId}/ledger${page === 1 ? '' : `/${page}`}`,
  newYork: '/new-york',
  county: (slug: string) => `/new-york/${slug}`,
  city: (county: string, slug: string) => `/new-york/${county}/${slug}`,
  zip: (zip: string) => `/new-york/zip/${zip}`,
  sell: '/sell',
  howItWorks: '/how-it-works',
  practice: '/practice',
  noHouseBids: '/no-house-bids',
  fees: '/fees',
  costs: '/costs',
  faq: '/faq',
  glossary: '/glossary',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  fairHousing: '/fair-housing',
  accessibility: '/accessibility',
  developers: '/developers',
  dashboard: '/dashboard',
  watchList: '/dashboard/watch-list',
  /** `query` is as `toSearchParams` writes it. */
  resultsFor: (query: string) => `/properties${query && `?${query}`}`,
  /** What this browser keeps: hearts, hidden homes, recently viewed ones. */
  saved: '/saved',
  countView: (slug: string) => `/api/views/${slug}`,
  compare: (slugs: readonly string[]) => `/compare?ids=${slugs.join(',')}`,
  signIn: '/sign-in',
} as const;

/** The page of homes that have one together. */
export function groupPath(group: HomeGroup): string {
  switch (group.level) {
    case 'state':
      return routes.newYork;
    case 'county':
      return routes.county(group.county.slug);
    case 'city':
      return routes.city(group.county.slug, group.slug);
    case 'zip':
      return routes.zip(group.zip);
    case 'type':
      return `${routes.newYork}/type/${group.type}`;
  }
}
