/** Whose session requests a page. */
type Visitor = 'owner' | 'staff';

/** `path`: may name what `npm run bench` adds, in brackets. `title`: how the page's title begins. */
export interface Visit {
  readonly who: Visitor;
  readonly path: string;
  readonly title: string;
}

const under = (who: Visitor, folder: string, titles: Readonly<Record<string, string>>): readonly Visit[] =>
  Object.entries(titles).map(([path, title]) => ({ who, path: `${folder}${path}`, title }));

/** Every page of a bank's and of the staff's workspace that `npm run bench workspace` requests. */
export const visits: readonly Visit[] = [
  ...under('owner', '/dashboard', {
    '': 'Dashboard',
    '/listings': 'Listings',
    '/organizations': 'My organizations',
    '/questions': 'Questions',
    '/showings': 'Showings',
    '/calendar': 'Calendar',
    '/notifications': 'Notifications',
    '/notifications/settings': 'Notification settings',
    '/profile': 'Account',
    '/security': 'Security',
    '/security/delete': 'Delete account',
    '/offers?as=seller': 'Offers',
    '/offers/[offerId]': 'Offer',
    '/offers/homes/[offered]': 'Offers on a home',
    '/sales?as=seller': 'Sales',
    '/sales/[saleId]': 'Closing room',
  }),
  ...under('owner', '/dashboard/organizations/[bank]', {
    '': 'Organization listings',
    '/portfolio': 'Portfolio',
    '/portfolio?page=60': 'Portfolio',
    '/portfolio?sort=bidders': 'Portfolio',
    '/portfolio?q=bellflower&status=active': 'Portfolio',
    '/portfolio/actions': 'Bulk actions',
    '/portfolio/actions?all=1&status=draft': 'Bulk actions',
    '/portfolio/actions/[actionId]': 'Bulk actions',
    '/approvals': 'Approvals',
    '/figures': 'Figures',
    '/auction-day': 'Auction day',
    '/imports': 'Import',
    '/files': 'Photos and documents',
    '/files/[bulkId]': 'Upload',
    '/members': 'Members',
    '/log': 'Activity',
    '/integrations': 'API and webhooks',
  }),
  // The bank whose homes are all drafts from tables.
  ...under('owner', '/dashboard/organizations/[importing]', {
    '': 'Organization listings',
    '/portfolio': 'Portfolio',
    '/imports/[importId]': 'Import',
  }),
  ...under('owner', '/dashboard/listings/[draft]', {
    '/owner': 'Owner and authority',
    '/address': 'Address',
    '/property': 'The property',
    '/facts': 'Condition, occupancy, title, and deed',
    '/photos': 'Photos',
    '/documents': 'Documents',
    '/sale': 'Price and sale type',
    '/preview': 'Preview and submit',
  }),
  ...under('owner', '/dashboard/listings/[upcoming]', {
    '': 'My listing',
    '/lot': 'Sell homes as one lot',
    '/lot?q=bellflower': 'Sell homes as one lot',
    '/reserve?to=310%2C000': 'Review the new reserve',
  }),
  { who: 'owner', path: '/preview/[draft]', title: 'Preview' },
  ...under('staff', '/dashboard/admin', {
    '': 'Staff desk',
    '/metrics': 'Metrics',
    '/homes': 'Homes and auctions',
    '/homes/[upcoming]': 'Home',
    '/bulk': 'Return or reject',
    '/bulk?queue=reports': 'Close several reports',
    '/audit': 'Audit log',
    '/organizations': 'Organizations',
    '/organizations/[bank]': 'Organization',
    '/people': 'People',
    '/people/[uid]': 'Person',
    '/reasons': 'Reason templates',
    '/stop': 'Emergency stop',
    '/search?q=bellflower': 'Search everything',
    // Leads to the first submission of the queue.
    '/review': 'Review',
    '/listings/[inReview]?flow=1': 'Review',
    '/reports/[reportId]': 'Report',
    '/defaults/[saleId]': 'Default',
  }),
  { who: 'staff', path: '/preview/[inReview]', title: 'Preview' },
];

const ofBuyers = 'A page of buyers: what it shows depends on one person’s bids, offers, or saved homes.';
const onlyOnce = 'A person opens it once, from an email; it reads one invitation.';

/** The other pages of `app/(dashboard)`, and why no portfolio changes how long they take. */
export const unmeasured: Readonly<Record<string, string>> = {
  '/dashboard/bids': ofBuyers,
  '/dashboard/bids/auction-day': ofBuyers,
  '/dashboard/bids/lists/[listId]': ofBuyers,
  '/dashboard/bids/lists/new': ofBuyers,
  '/dashboard/offers/new': ofBuyers,
  '/dashboard/questions/new': ofBuyers,
  '/dashboard/receipts': ofBuyers,
  '/dashboard/receipts/[auctionId]': ofBuyers,
  '/dashboard/registration': ofBuyers,
  '/dashboard/searches': ofBuyers,
  '/dashboard/searches/new': ofBuyers,
  '/dashboard/showings/new': ofBuyers,
  '/dashboard/watch-list': ofBuyers,
  '/dashboard/invitations/[organisationId]/[token]': onlyOnce,
  '/dashboard/staff-invitation': onlyOnce,
};

/** The URL of a visit: names in brackets become what `known` has under them. Throws if it lacks one. */
export const urlOf = (path: string, known: Readonly<Record<string, string | number>>): string =>
  path.replace(/\[(\w+)\]/g, (_, name: string) => {
    const id = known[name];
    if (id === undefined) throw new Error(`Nothing was added as ${name}`);
    return encodeURIComponent(id);
  });
