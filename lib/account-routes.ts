import { isOrganisationId } from '@/lib/domain/selling/organisation';
import { routes } from '@/lib/routes';

/** Pages of organisations: apart, because no island of a public page needs them. */
export const accountRoutes = {
  organisations: '/dashboard/organisations',
  organisation: (organisationId: string) => `/dashboard/organisations/${organisationId}`,
  /** Everything that a seller lists: a person, or an organisation. */
  listingsOf: (sellerId: string): string =>
    isOrganisationId(sellerId) ? accountRoutes.organisation(sellerId) : routes.myListings,
  members: (organisationId: string) => `/dashboard/organisations/${organisationId}/members`,
  imports: (organisationId: string) => `/dashboard/organisations/${organisationId}/imports`,
  import: (organisationId: string, importId: string) =>
    `/dashboard/organisations/${organisationId}/imports/${importId}`,
  /** From a mail: the page that asks. */
  invitation: (organisationId: string, token: string) => `/dashboard/invitations/${organisationId}/${token}`,
  organisationTable: (organisationId: string) => `/api/organisations/${organisationId}/listings.csv`,
  sendTable: (organisationId: string) => `/api/organisations/${organisationId}/imports`,
  runImport: (organisationId: string, importId: string) =>
    `/api/organisations/${organisationId}/imports/${importId}/run`,
  faultyRows: (organisationId: string, importId: string) =>
    `/api/organisations/${organisationId}/imports/${importId}/faults.csv`,
} as const;
