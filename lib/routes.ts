/** On the page of a home: what was typed into the bid form that was sent before its code had arrived. */
export const MAXIMUM_PARAM = 'maximum';

/** Every path that islands of public pages use, written once. The others: `pageRoutes`, `accountRoutes`, `dataRoutes`. */
export const routes = {
  home: '/',
  properties: '/properties',
  /** Reads what a search form sends and leads to the search that it means. */
  search: '/search',
  property: (slug: string) => `/properties/${slug}`,
  auctions: '/auctions',
  /** Every entry of an auction in plain words, a hundred to a page, and the check of it. */
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
  /** What this browser keeps: hearts, hidden homes, recently viewed ones. */
  saved: '/saved',
  countView: (slug: string) => `/api/views/${slug}`,
  compare: (slugs: readonly string[]) => `/compare?ids=${slugs.join(',')}`,
  signIn: '/sign-in',
} as const;
