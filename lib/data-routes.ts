/** URLs for programs, feed readers and link previews. A separate module for the reason in `accountRoutes`. */
export const dataRoutes = {
  ledgerExport: (auctionId: string) => `/api/auctions/${auctionId}/ledger`,
  /** The transparency log (C2SP tlog-tiles). */
  log: '/log',
  logCheckpoint: '/log/checkpoint',
  /** The package of the verifier, which the build makes. */
  verifier: (file: string) => `/verifier/${file}`,
  openApi: '/api/openapi.json',
  sellerOpenApi: '/api/v1/openapi.json',
  listingsTable: '/api/listings.csv',
  /** The preview image of a shared link to a home; `version` identifies its content. */
  sharePicture: (slug: string, version: string) => `/share/${slug}/${version}.jpg`,
  saleDayPicture: (slug: string, version: string) => `/share/sale-days/${slug}/${version}.jpg`,
  /** New listings as an Atom feed, and auctions as a calendar, for one county or all. */
  feed: (county = 'all') => `/feeds/${county}.atom`,
  calendar: (county = 'all') => `/calendars/${county}.ics`,
  homeCalendar: (slug: string) => `/calendars/homes/${slug}.ics`,
  saleDayCalendar: (slug: string) => `/calendars/sale-days/${slug}.ics`,
  /** A person's auctions and deadlines. Needs no sign-in; the token is the key. */
  favoritesCalendar: (token: string) => `/calendars/mine/${token}.ics`,
  /** The blank property condition disclosure statement. */
  conditionForm: '/forms/property-condition.pdf',
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
} as const;
