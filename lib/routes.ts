/** On the page of a home: what was typed into the bid form that was sent before its code had arrived. */
export const MAXIMUM_PARAM = 'maximum';

/** Every path of the site, written once. */
export const routes = {
  home: '/',
  properties: '/properties',
  property: (slug: string) => `/properties/${slug}`,
  auctions: '/auctions',
  upcomingAuctions: '/auctions/upcoming',
  endedAuctions: '/auctions/ended',
  sell: '/sell',
  howItWorks: '/how-it-works',
  fees: '/fees',
  faq: '/faq',
  glossary: '/glossary',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  fairHousing: '/fair-housing',
  accessibility: '/accessibility',
  dashboard: '/dashboard',
  registration: '/dashboard/registration',
  signIn: '/sign-in',
  authAction: '/auth/action',
  devMail: '/dev/mail',
  /** The picture that a shared link to a home shows; `version` names what is on it. */
  sharePicture: (slug: string, version: string) => `/share/${slug}/${version}.jpg`,
  /** New listings as an Atom feed, and auctions as a calendar: of one county, or of all. */
  feed: (county = 'all') => `/feeds/${county}.atom`,
  calendar: (county = 'all') => `/calendars/${county}.ics`,
  homeCalendar: (slug: string) => `/calendars/homes/${slug}.ics`,
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
} as const;
