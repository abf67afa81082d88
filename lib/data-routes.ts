/** What is read by programs, feed readers and messengers, apart for the same reason as `accountRoutes`. */
export const dataRoutes = {
  /** The heads of all ledgers by the hour. */
  ledgerHeads: '/api/ledger-heads',
  ledgerExport: (auctionId: string) => `/api/auctions/${auctionId}/ledger`,
  openApi: '/api/openapi.json',
  listingsTable: '/api/listings.csv',
  /** The picture that a shared link to a home shows; `version` names what is on it. */
  sharePicture: (slug: string, version: string) => `/share/${slug}/${version}.jpg`,
  /** New listings as an Atom feed, and auctions as a calendar: of one county, or of all. */
  feed: (county = 'all') => `/feeds/${county}.atom`,
  calendar: (county = 'all') => `/calendars/${county}.ics`,
  homeCalendar: (slug: string) => `/calendars/homes/${slug}.ics`,
  /** The auctions of somebody's watch list, for whoever has its token. */
  watchListCalendar: (token: string) => `/calendars/mine/${token}.ics`,
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
} as const;
