/** URL parameter of a home's page: the maximum from a bid form submitted before hydration. */
export const MAXIMUM_PARAM = 'maximum';

/** All paths that islands of public pages use. The others: `pageRoutes`, `accountRoutes`, `dataRoutes`. */
export const routes = {
  home: '/',
  properties: '/properties',
  /** Parses a submitted search form and redirects to the search it describes. */
  search: '/search',
  property: (slug: string) => `/properties/${slug}`,
  auctions: '/auctions',
  /** All ledger entries of an auction in plain words, 100 per page, with their verification. */
  ledger: (auctionId: string, page = 1) => `/auctions/${auctionId}/ledger${page === 1 ? '' : `/${page}`}`,
  county: (slug: string) => `/new-york/${slug}`,
  sell: '/sell',
  howItWorks: '/how-it-works',
  costs: '/costs',
  contact: '/contact',
  terms: '/terms',
  dashboard: '/dashboard',
  watchList: '/dashboard/watch-list',
  /** `query` is as `toSearchParams` writes it. */
  resultsFor: (query: string) => `/properties${query && `?${query}`}`,
  /** What this browser stores: favorites, hidden homes, recently viewed homes. */
  saved: '/saved',
  countView: (slug: string) => `/api/views/${slug}`,
  compare: (slugs: readonly string[]) => `/compare?ids=${slugs.join(',')}`,
  signIn: '/sign-in',
} as const;
