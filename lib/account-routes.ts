import { isOrganisationId } from '@/lib/domain/selling/organisation';
import type { StepId } from '@/lib/domain/selling/steps';
import { routes } from '@/lib/routes';

/** Pages of sellers and staff: apart, because no island of a public page needs them. */
export const accountRoutes = {
  /** `done` names what was just done. */
  myListing: (draftId: string, done?: string) =>
    `/dashboard/listings/${draftId}${done ? `?done=${done}` : ''}`,
  draftStep: (draftId: string, step: StepId) => `/dashboard/listings/${draftId}/${step}`,
  preview: (draftId: string) => `/preview/${draftId}`,
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
  report: (slug: string) => `/report/${slug}`,
  questions: '/dashboard/questions',
  askAbout: (slug: string) => `/dashboard/questions/new?home=${slug}`,
  showings: '/dashboard/showings',
  showingsFrom: (start: number) => `/dashboard/showings${start > 0 ? `?from=${start}` : ''}`,
  visitTo: (slug: string) => `/dashboard/showings/new?home=${slug}`,
  reviewQueue: '/dashboard/admin',
  review: (draftId: string) => `/dashboard/admin/listings/${draftId}`,
  auditLog: '/dashboard/admin/audit',
  staffHomes: '/dashboard/admin/homes',
  staffHome: (listingKey: string) => `/dashboard/admin/homes/${listingKey}`,
  staffPeople: '/dashboard/admin/people',
  staffPerson: (uid: string) => `/dashboard/admin/people/${uid}`,
  staffReport: (reportId: string) => `/dashboard/admin/reports/${reportId}`,
  openHouseCalendar: (slug: string) => `/calendars/open-houses/${slug}.ics`,
  /** For whoever knows the number of the visit. */
  visitCalendar: (visitId: string) => `/calendars/visits/${visitId}.ics`,
} as const;
