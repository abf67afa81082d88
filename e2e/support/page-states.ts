/** Who opens the page; pages.spec.ts sets each of them up. */
export type Viewer = 'visitor' | 'shopper' | 'bidder' | 'owner' | 'longOwner' | 'staff';

/** The first link on another page that matches this pattern. */
export interface Linked {
  readonly on: string;
  readonly link: RegExp;
}

export interface PageState {
  /** The route as in app/, without route groups. */
  readonly template: string;
  readonly state: string;
  /** The story replaces bracketed names, such as `[slug]`, with the records it created. */
  readonly path: string | Linked;
}

export interface PageGroup {
  readonly name: string;
  readonly viewer: Viewer;
  /** True: the page needs metadata for search engines and sharing. Null: depends on the homes it lists. */
  readonly isIndexed: boolean | null;
  readonly pages: readonly PageState[];
}

const row = (template: string, state: string, path: PageState['path'] = template): PageState => ({
  template,
  state,
  path,
});
const plain = (template: string): PageState => row(template, 'plain');
/** A home page, found by a search whose first result has this status. */
const home = (state: string, status: string): PageState =>
  row('/properties/[slug]', state, {
    on: `/properties?status=${status}`,
    link: /\/properties\/[a-z0-9-]+-\d+/,
  });
const step = (name: string, state = name): PageState =>
  row('/dashboard/listings/[draftId]/[step]', state, `/dashboard/listings/[draftId]/${name}`);
const long = (template: string, path = template): PageState => row(template, 'the longest texts', path);

/** Every template in every state that is tested on its own. A failure names the row. */
export const pageGroups: readonly PageGroup[] = [
  {
    name: 'texts about buying',
    viewer: 'visitor',
    isIndexed: true,
    pages: [
      '/how-it-works',
      '/practice',
      '/no-house-bids',
      '/fees',
      '/rates',
      '/costs',
      '/faq',
      '/glossary',
    ].map(plain),
  },
  {
    name: 'texts about the site',
    viewer: 'visitor',
    isIndexed: true,
    pages: [
      '/sell',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
      '/fair-housing',
      '/accessibility',
      '/developers',
    ].map(plain),
  },
  {
    name: 'lists of homes',
    viewer: 'visitor',
    isIndexed: true,
    pages: [
      plain('/'),
      plain('/properties'),
      plain('/new-york'),
      row('/new-york/[county]', 'with homes', '/new-york/kings'),
      row('/new-york/type/[type]', 'with homes', '/new-york/type/condo'),
    ],
  },
  {
    name: 'lists of auctions',
    viewer: 'visitor',
    isIndexed: true,
    pages: [
      plain('/auctions'),
      plain('/auctions/week'),
      plain('/auctions/upcoming'),
      plain('/auctions/ended'),
      plain('/auctions/results'),
      row('/auctions/results/[month]', 'with auctions', {
        on: '/auctions/results',
        link: /\/auctions\/results\/\d{4}-\d\d/,
      }),
      row('/auctions/sale-days/[slug]', 'with lots', {
        on: '/auctions',
        link: /\/auctions\/sale-days\/[a-z0-9-]+/,
      }),
    ],
  },
  {
    name: 'homes',
    viewer: 'visitor',
    isIndexed: true,
    pages: [
      home('a live auction', 'live'),
      home('an auction ahead', 'upcoming'),
      home('an ended auction', 'ended'),
      home('a fixed price', 'for-sale'),
      home('a contract', 'under-contract'),
      home('a sale', 'sold'),
      home('a coming listing', 'coming-soon'),
    ],
  },
  {
    name: 'searches that are in no index',
    viewer: 'visitor',
    isIndexed: false,
    pages: [
      row('/properties', 'a second page', '/properties?min=20000&sort=price-down&page=2'),
      row('/properties', 'nothing found', '/properties?q=nowhere+at+all'),
      row(
        '/properties',
        'many filters',
        '/properties?county=erie&near=42.8864_-78.8784_25&hours=500&baths=1&subtype=duplex&occupancy=vacant&financing=fha&days=500',
      ),
      row('/properties', 'whole prices', '/properties?show=whole-price&map=off'),
      row('/auctions', 'nothing found', '/auctions?county=hamilton&max=1&sort=price-up'),
      row('/auctions', 'a value ignored', '/auctions?county=narnia&type=land&type=farm'),
      row('/auctions', 'a day without auctions', '/auctions?day=2099-12-31'),
      row('/auctions/ended', 'by price', '/auctions/ended?sort=price-down'),
    ],
  },
  {
    name: 'places that other stories may add a home to',
    viewer: 'visitor',
    isIndexed: null,
    pages: [
      row('/new-york/[county]/[city]', 'with homes', '/new-york/erie/buffalo'),
      row('/new-york/[county]/[city]', 'without a home', '/new-york/suffolk/coram'),
      row('/new-york/zip/[zip]', 'the same as its city', '/new-york/zip/12842'),
    ],
  },
  {
    name: 'pages for one visitor',
    viewer: 'shopper',
    isIndexed: false,
    pages: [
      row('/compare', 'nothing chosen', '/compare'),
      row('/compare', 'four homes', '/compare?ids=[fourHomes]'),
      plain('/saved'),
      plain('/offline'),
      plain('/sign-in'),
      plain('/auth/action'),
      row('/stop/[token]', 'a link to nothing', '/stop/nothing'),
      row('/change-email/[token]', 'a link to nothing', '/change-email/nothing'),
      row('/report/[slug]', 'not yet sent'),
      row('/auctions/[auctionId]/ledger', 'with a bid'),
      plain('/dev/mail'),
    ],
  },
  {
    name: 'the account of a bidder',
    viewer: 'bidder',
    isIndexed: false,
    pages: [
      plain('/dashboard'),
      plain('/dashboard/registration'),
      plain('/dashboard/profile'),
      plain('/dashboard/security'),
      plain('/dashboard/security/delete'),
      plain('/dashboard/notifications'),
      plain('/dashboard/notifications/settings'),
      plain('/dashboard/calendar'),
      row('/dashboard/staff-invitation', 'not invited'),
    ],
  },
  {
    name: 'what a bidder does',
    viewer: 'bidder',
    isIndexed: false,
    pages: [
      row('/dashboard/bids', 'with a bid'),
      row('/dashboard/receipts', 'with a bid'),
      row('/dashboard/receipts/[auctionId]', 'of a bid'),
      row('/dashboard/watch-list', 'empty'),
      row('/dashboard/searches', 'none yet'),
      row('/dashboard/searches/new', 'with a county', '/dashboard/searches/new?county=kings'),
      row('/dashboard/offers', 'none yet'),
      row('/dashboard/questions', 'none yet'),
      row('/dashboard/showings', 'none yet'),
      row('/dashboard/sales', 'none yet'),
    ],
  },
  {
    name: 'a seller with a draft and an organization',
    viewer: 'owner',
    isIndexed: false,
    pages: [
      plain('/dashboard/listings'),
      ...['owner', 'address', 'property', 'facts', 'sale', 'preview'].map((name) => step(name)),
      row('/dashboard/listings/[draftId]/photos', 'none yet'),
      row('/dashboard/listings/[draftId]/documents', 'none yet'),
      plain('/dashboard/organizations'),
      row('/dashboard/organizations/[organisationId]', 'no listing yet'),
      row('/dashboard/organizations/[organisationId]/members', 'its founder'),
      row('/dashboard/organizations/[organisationId]/imports', 'none yet'),
      row('/dashboard/organizations/[organisationId]/portfolio/actions', 'nothing chosen'),
      row('/dashboard/organizations/[organisationId]/files', 'none yet'),
      row('/dashboard/organizations/[organisationId]/integrations', 'no key yet'),
      row('/dashboard/organizations/[organisationId]/portfolio', 'no homes yet'),
      row('/dashboard/organizations/[organisationId]/approvals', 'none yet'),
      row('/dashboard/organizations/[organisationId]/log', 'its founding'),
    ],
  },
  {
    name: 'the longest texts that the forms take',
    viewer: 'longOwner',
    isIndexed: null,
    pages: [
      long('/properties/[slug]'),
      long('/properties', '/properties?status=all&q=[city]'),
      long('/compare', '/compare?ids=[slug]'),
      long('/dashboard'),
      long('/dashboard/watch-list'),
      long('/dashboard/listings'),
      ...['owner', 'address', 'facts', 'preview'].map((name) => step(name, `${name}, the longest texts`)),
      long('/dashboard/organizations'),
      long('/dashboard/organizations/[organisationId]'),
      long('/dashboard/organizations/[organisationId]/members'),
      long('/dashboard/organizations/[organisationId]/portfolio'),
      long('/dashboard/organizations/[organisationId]/log'),
    ],
  },
  {
    name: 'staff',
    viewer: 'staff',
    isIndexed: false,
    pages: [
      plain('/dashboard/admin'),
      plain('/dashboard/admin/audit'),
      plain('/dashboard/admin/bulk'),
      plain('/dashboard/admin/metrics'),
      plain('/dashboard/admin/reasons'),
      plain('/dashboard/admin/search'),
      plain('/dashboard/admin/stop'),
      plain('/dashboard/admin/organizations'),
      plain('/dashboard/admin/homes'),
      plain('/dashboard/admin/people'),
      row('/dashboard/admin/homes/[listingKey]', 'the first of the list', {
        on: '/dashboard/admin/homes',
        link: /\/dashboard\/admin\/homes\/[^"?]+/,
      }),
      row('/dashboard/admin/people/[uid]', 'the first of the list', {
        on: '/dashboard/admin/people',
        link: /\/dashboard\/admin\/people\/[^"?]+/,
      }),
    ],
  },
];

/** How a template is covered: a story with `expectSound`, a template of the same component, or why not. */
export type Elsewhere = { readonly spec: string } | { readonly like: string } | { readonly unseen: string };

export const coveredElsewhere: Readonly<Record<string, Elsewhere>> = {
  '/auctions/[auctionId]/ledger/[page]': { like: '/auctions/[auctionId]/ledger' },
  '/auctions/results/[month]/[page]': { like: '/auctions/results/[month]' },
  '/dev/messages': { unseen: 'for developers, on a local site, with thirty frames' },
  '/preview/[draftId]': { like: '/properties/[slug]' },
  '/dashboard/admin/defaults/[saleId]': { spec: 'buyers/closing.spec.ts' },
  '/dashboard/admin/review': { unseen: 'redirects to a submission or to the desk' },
  '/dashboard/admin/listings/[draftId]': { spec: 'sellers/selling.spec.ts' },
  '/dashboard/admin/organizations/[organisationId]': { spec: 'sellers/organizations.spec.ts' },
  '/dashboard/admin/reports/[reportId]': { spec: 'sellers/staff.spec.ts' },
  '/dashboard/bids/auction-day': { spec: 'buyers/auction-day.spec.ts' },
  '/dashboard/bids/lists/[listId]': { spec: 'buyers/bid-list.spec.ts' },
  '/dashboard/bids/lists/new': { spec: 'buyers/bid-list.spec.ts' },
  '/dashboard/invitations/[organisationId]/[token]': { spec: 'sellers/portfolio.spec.ts' },
  '/dashboard/listings/[draftId]': { spec: 'sellers/manage-listing.spec.ts' },
  '/dashboard/listings/[draftId]/lot': { spec: 'sellers/lots.spec.ts' },
  '/dashboard/listings/[draftId]/reserve': { spec: 'sellers/manage-listing.spec.ts' },
  '/dashboard/offers/[offerId]': { spec: 'buyers/offers.spec.ts' },
  '/dashboard/offers/homes/[listingKey]': { spec: 'buyers/offers.spec.ts' },
  '/dashboard/offers/new': { spec: 'buyers/offers.spec.ts' },
  '/dashboard/organizations/[organisationId]/auction-day': { spec: 'sellers/auction-day.spec.ts' },
  '/dashboard/organizations/[organisationId]/figures': { spec: 'sellers/figures.spec.ts' },
  '/dashboard/organizations/[organisationId]/files/[bulkId]': { spec: 'sellers/bulk-upload.spec.ts' },
  '/dashboard/organizations/[organisationId]/portfolio/actions/[actionId]': {
    spec: 'sellers/bulk-actions.spec.ts',
  },
  '/dashboard/organizations/[organisationId]/imports/[importId]': { spec: 'sellers/portfolio.spec.ts' },
  '/dashboard/questions/new': { spec: 'buyers/inquiries.spec.ts' },
  '/dashboard/sales/[saleId]': { spec: 'buyers/closing.spec.ts' },
  '/dashboard/showings/new': { spec: 'buyers/inquiries.spec.ts' },
};

/** How the names of a template's pictures begin. */
export const pictureName = (template: string): string =>
  template === '/' ? 'home' : template.slice(1).replaceAll('/', '.');

/** Paths that are not found: some without a route, the others refused by their route. */
export const lostPaths = [
  '/nothing-here',
  '/faq/nothing',
  '/properties/no-such-home',
  '/properties/no-such-home-bny-1',
  '/properties/no-such-home-bny-1/junk',
  '/report/nothing',
  '/report/nothing/junk',
  '/new-york/narnia',
  '/new-york/erie/narnia',
  '/new-york/erie/buffalo/junk',
  '/new-york/zip/00000',
  '/new-york/type/castle',
  '/auctions/nothing',
  '/auctions/nothing/ledger',
  '/auctions/nothing/ledger/2',
  '/auctions/from/nothing/1',
  '/auctions/sale-days/nobody-2026-12-02',
  '/auctions/sale-days/2026-12-02',
  '/auctions/results/soon',
  '/auctions/results/2031-12',
  '/auctions/results/2031-99',
  '/auctions/results/2031-12/2/junk',
] as const;
