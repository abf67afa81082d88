/** Every page's route, as its folder in `app` names it. A test compares the two. */
export const routePatterns = [
  '/',
  '/about',
  '/accessibility',
  '/auctions',
  '/auctions/[auctionId]/ledger',
  '/auctions/[auctionId]/ledger/[page]',
  '/auctions/ended',
  '/auctions/results',
  '/auctions/results/[month]',
  '/auctions/results/[month]/[page]',
  '/auctions/sale-days/[slug]',
  '/auctions/upcoming',
  '/auctions/week',
  '/auth/action',
  '/change-email/[token]',
  '/compare',
  '/contact',
  '/costs',
  '/dashboard',
  '/dashboard/admin',
  '/dashboard/admin/audit',
  '/dashboard/admin/bulk',
  '/dashboard/admin/defaults/[saleId]',
  '/dashboard/admin/homes',
  '/dashboard/admin/homes/[listingKey]',
  '/dashboard/admin/listings/[draftId]',
  '/dashboard/admin/metrics',
  '/dashboard/admin/organizations',
  '/dashboard/admin/organizations/[organisationId]',
  '/dashboard/admin/people',
  '/dashboard/admin/people/[uid]',
  '/dashboard/admin/reasons',
  '/dashboard/admin/reports/[reportId]',
  '/dashboard/admin/review',
  '/dashboard/admin/search',
  '/dashboard/admin/stop',
  '/dashboard/bids',
  '/dashboard/bids/auction-day',
  '/dashboard/bids/lists/[listId]',
  '/dashboard/bids/lists/new',
  '/dashboard/calendar',
  '/dashboard/invitations/[organisationId]/[token]',
  '/dashboard/listings',
  '/dashboard/listings/[draftId]',
  '/dashboard/listings/[draftId]/[step]',
  '/dashboard/listings/[draftId]/documents',
  '/dashboard/listings/[draftId]/photos',
  '/dashboard/listings/[draftId]/reserve',
  '/dashboard/notifications',
  '/dashboard/notifications/settings',
  '/dashboard/offers',
  '/dashboard/offers/[offerId]',
  '/dashboard/offers/homes/[listingKey]',
  '/dashboard/offers/new',
  '/dashboard/organizations',
  '/dashboard/organizations/[organisationId]',
  '/dashboard/organizations/[organisationId]/figures',
  '/dashboard/organizations/[organisationId]/auction-day',
  '/dashboard/organizations/[organisationId]/files',
  '/dashboard/organizations/[organisationId]/files/[bulkId]',
  '/dashboard/organizations/[organisationId]/imports',
  '/dashboard/organizations/[organisationId]/imports/[importId]',
  '/dashboard/organizations/[organisationId]/integrations',
  '/dashboard/organizations/[organisationId]/members',
  '/dashboard/organizations/[organisationId]/portfolio',
  '/dashboard/profile',
  '/dashboard/questions',
  '/dashboard/questions/new',
  '/dashboard/receipts',
  '/dashboard/receipts/[auctionId]',
  '/dashboard/registration',
  '/dashboard/sales',
  '/dashboard/sales/[saleId]',
  '/dashboard/searches',
  '/dashboard/searches/new',
  '/dashboard/security',
  '/dashboard/security/delete',
  '/dashboard/showings',
  '/dashboard/showings/new',
  '/dashboard/staff-invitation',
  '/dashboard/watch-list',
  '/dev/mail',
  '/dev/messages',
  '/developers',
  '/fair-housing',
  '/faq',
  '/fees',
  '/glossary',
  '/how-it-works',
  '/new-york',
  '/new-york/[county]',
  '/new-york/[county]/[city]',
  '/new-york/type/[type]',
  '/new-york/zip/[zip]',
  '/no-house-bids',
  '/practice',
  '/preview/[draftId]',
  '/privacy',
  '/properties',
  '/properties/[slug]',
  '/report/[slug]',
  '/offline',
  '/saved',
  '/sell',
  '/sign-in',
  '/stop/[token]',
  '/terms',
] as const;

/** The pattern reported for an address that matches no page. */
export const otherPattern = '/other';

const isParameter = (part: string): boolean => part.startsWith('[');

const split = (path: string): readonly string[] => path.split('/').filter(Boolean);

/**
 * The most literal pattern that matches a path, such as `/properties/[slug]`. No part of an unknown path is
 * passed on.
 */
export function toRoutePattern(path: string): string {
  const parts = split(path);
  const fitting = routePatterns.filter((pattern) => {
    const wanted = split(pattern);
    return (
      wanted.length === parts.length && wanted.every((part, at) => isParameter(part) || part === parts[at])
    );
  });
  const parametersIn = (pattern: string) => split(pattern).filter(isParameter).length;
  return fitting.sort((a, b) => parametersIn(a) - parametersIn(b))[0] ?? otherPattern;
}
