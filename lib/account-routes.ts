import type { StepId } from '@/lib/domain/drafts/fields/steps';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import type { QueueName } from '@/lib/domain/staff/queues/queue';
import { MAXIMUM_PARAM, routes } from './routes';

/** Opens the page of offers or sales in the selling workspace. */
export const AS_SELLER = 'as=seller';

/** Pages behind the sign-in. A separate module, because no island of a public page needs these paths. */
export const accountRoutes = {
  registration: '/dashboard/registration',
  savedSearches: '/dashboard/searches',
  /** `query` is as `toSearchParams` writes it. */
  saveSearch: (query: string) => `/dashboard/searches/new${query && `?${query}`}`,
  myListings: '/dashboard/listings',
  /** Begins a draft as soon as the person is signed in. */
  beginListing: '/dashboard/listings?begin=1',
  /** The person's drafts. Begins one if there is none. */
  continueListing: '/dashboard/listings?begin=first',
  /** `query` is as `ownListingsQuery` writes it. */
  myListingsFor: (query: string) => `/dashboard/listings${query && `?${query}`}`,
  /** `done`: the action that just succeeded, for the confirmation message. */
  myListing: (draftId: string, done?: string) =>
    `/dashboard/listings/${draftId}${done ? `?done=${done}` : ''}`,
  sendCancellationDocument: (draftId: string) => `/api/drafts/${draftId}/cancellation-document`,
  /** `outcome`: how the upload of the document ended. */
  cancellation: (draftId: string, outcome: Readonly<Record<string, string>>) =>
    `/dashboard/listings/${draftId}?${new URLSearchParams(outcome)}#cancel-auction`,
  /** The lot that a home leads, or could lead. */
  lot: (draftId: string, done?: string) => `/dashboard/listings/${draftId}/lot${done ? `?done=${done}` : ''}`,
  /** What follows if the reserve is lowered. `typed`: the new reserve; `done`: what the last try came to. */
  reviewReserve: (draftId: string, typed: string, done?: 'changed') =>
    `/dashboard/listings/${draftId}/reserve?${new URLSearchParams({ to: typed, ...(done && { done }) })}`,
  /** The listing's page with this amount in the form of a new reserve. */
  changeReserve: (draftId: string, typed: string) =>
    `/dashboard/listings/${draftId}?${new URLSearchParams({ reserve: typed })}#lower-reserve`,
  draftStep: (draftId: string, step: StepId) => `/dashboard/listings/${draftId}/${step}`,
  preview: (draftId: string) => `/preview/${draftId}`,
  organizations: '/dashboard/organizations',
  /** After a member left or dissolved an organization. */
  organizationsAfter: (done: 'left' | 'dissolved') => `/dashboard/organizations?done=${done}`,
  organization: (organisationId: string) => `/dashboard/organizations/${organisationId}`,
  /** All listings of a seller, who is a person or an organization. */
  listingsOf: (sellerId: string): string =>
    isOrganizationId(sellerId) ? accountRoutes.organization(sellerId) : accountRoutes.myListings,
  portfolio: (organisationId: string) => `/dashboard/organizations/${organisationId}/portfolio`,
  /** `params` as `toPortfolioParams` writes them, with what else the page reads. */
  portfolioFor: (organisationId: string, params: URLSearchParams) =>
    `/dashboard/organizations/${organisationId}/portfolio${params.size > 0 ? `?${params}` : ''}`,
  /** With the parameters of `toSelectionParams`, what to do with the selected homes. */
  portfolioActions: (organisationId: string) =>
    `/dashboard/organizations/${organisationId}/portfolio/actions`,
  portfolioFile: (organisationId: string, format: 'csv' | 'xlsx', params: URLSearchParams) =>
    `/api/organizations/${organisationId}/portfolio.${format}${params.size > 0 ? `?${params}` : ''}`,
  members: (organisationId: string) => `/dashboard/organizations/${organisationId}/members`,
  /** `day` is `2026-12-02`; without it, the page chooses. */
  auctionDayOf: (organisationId: string, day = '') =>
    `/dashboard/organizations/${organisationId}/auction-day${day && `?day=${day}`}`,
  approvals: (organisationId: string, done?: string) =>
    `/dashboard/organizations/${organisationId}/approvals${done ? `?done=${done}` : ''}`,
  /** `query`: the filter, and `after` for the next page. */
  organizationLog: (organisationId: string, query = '') =>
    `/dashboard/organizations/${organisationId}/log${query && `?${query}`}`,
  organizationLogTable: (organisationId: string, query = '') =>
    `/api/organizations/${organisationId}/log.csv${query && `?${query}`}`,
  integrations: (organisationId: string) => `/dashboard/organizations/${organisationId}/integrations`,
  imports: (organisationId: string) => `/dashboard/organizations/${organisationId}/imports`,
  import: (organisationId: string, importId: string) =>
    `/dashboard/organizations/${organisationId}/imports/${importId}`,
  /** Linked from an email; the page asks before the person joins. */
  invitation: (organisationId: string, token: string) => `/dashboard/invitations/${organisationId}/${token}`,
  /** Where an invited person accepts or declines a staff role. */
  staffInvitation: '/dashboard/staff-invitation',
  organizationFigures: (organisationId: string) => `/dashboard/organizations/${organisationId}/figures`,
  /** With the parameter `month`, such as `2026-10`. */
  organizationReport: (organisationId: string) => `/api/organizations/${organisationId}/figures/report.pdf`,
  organizationTable: (organisationId: string) => `/api/organizations/${organisationId}/listings.csv`,
  sendTable: (organisationId: string) => `/api/organizations/${organisationId}/imports`,
  tableTemplate: (organisationId: string) => `/api/organizations/${organisationId}/imports/template.xlsx`,
  runImport: (organisationId: string, importId: string) =>
    `/api/organizations/${organisationId}/imports/${importId}/run`,
  /** `of`: the rows with errors, or those with warnings. */
  faultyRows: (organisationId: string, importId: string, of: 'errors' | 'warnings') =>
    `/api/organizations/${organisationId}/imports/${importId}/faults.csv${of === 'warnings' ? '?of=warnings' : ''}`,
  /** Actions with many homes. `selection` is as `toSelectionParams` writes it. */
  bulkActions: (organisationId: string, selection = '') =>
    `/dashboard/organizations/${organisationId}/portfolio/actions${selection && `?${selection}`}`,
  bulkAction: (organisationId: string, actionId: string) =>
    `/dashboard/organizations/${organisationId}/portfolio/actions/${actionId}`,
  notDone: (organisationId: string, actionId: string) =>
    `/api/organizations/${organisationId}/actions/${actionId}/not-done.csv`,
  /** Photos and documents for many homes. */
  bulkUploads: (organisationId: string) => `/dashboard/organizations/${organisationId}/files`,
  bulkUpload: (organisationId: string, bulkId: string) =>
    `/dashboard/organizations/${organisationId}/files/${bulkId}`,
  sendBulkUpload: (organisationId: string) => `/api/organizations/${organisationId}/files`,
  sendBulkForm: (organisationId: string) => `/api/organizations/${organisationId}/files/form`,
  sendLogo: (organisationId: string) => `/api/organizations/${organisationId}/logo`,
  sendSharedDocument: (organisationId: string) => `/api/organizations/${organisationId}/documents`,
  report: (slug: string) => `/report/${slug}`,
  /** The person's closings, as buyer and as seller; `sale` is one of them. */
  sales: '/dashboard/sales',
  salesMade: `/dashboard/sales?${AS_SELLER}`,
  /** Redirects to the person's latest closing of an auction or a home; links of a backup buyer cannot name it. */
  saleOf: (id: string) => `/dashboard/sales?of=${encodeURIComponent(id)}`,
  /** Auctions that somebody else won, with the choice to become a backup buyer. */
  backups: '/dashboard/sales#won-by-someone-else',
  salesAfter: (done: string) => `/dashboard/sales?done=${done}`,
  sale: (saleId: string, done?: string) =>
    `/dashboard/sales/${encodeURIComponent(saleId)}${done ? `?done=${done}` : ''}`,
  saleMessages: (saleId: string, before: string) =>
    `/dashboard/sales/${encodeURIComponent(saleId)}?${new URLSearchParams({ before })}#messages`,
  sendSaleFile: (saleId: string) => `/api/sales/${encodeURIComponent(saleId)}/files`,
  saleFile: (saleId: string, key: string) => `/api/sales/${encodeURIComponent(saleId)}/files/${key}.pdf`,
  questions: '/dashboard/questions',
  askAbout: (slug: string) => `/dashboard/questions/new?home=${slug}`,
  showings: '/dashboard/showings',
  showingsFrom: (start: number) => `/dashboard/showings${start > 0 ? `?from=${start}` : ''}`,
  visitTo: (slug: string) => `/dashboard/showings/new?home=${slug}`,
  offers: '/dashboard/offers',
  offersReceived: `/dashboard/offers?${AS_SELLER}`,
  offer: (offerId: string, done?: string) => `/dashboard/offers/${offerId}${done ? `?done=${done}` : ''}`,
  /** All offers for a home, for its seller. */
  offersFor: (listingKey: string, done?: string) =>
    `/dashboard/offers/homes/${listingKey}${done ? `?done=${done}` : ''}`,
  /** `previousInput` is encoded by `keepOffer`. */
  offerFor: (slug: string, previousInput = '') =>
    `/dashboard/offers/new?home=${encodeURIComponent(slug)}${previousInput && `&kept=${previousInput}`}`,
  receipts: '/dashboard/receipts',
  receiptsOf: (auctionId: string) => `/dashboard/receipts/${auctionId}`,
  /** The devices of the bidder that sign in this auction. `done`: one was just added. */
  bidDevices: (auctionId: string, done = '') =>
    `/dashboard/receipts/${auctionId}${done && `?done=${done}`}#devices`,
  receiptFile: (auctionId: string, as: 'json' | 'text') => `/api/me/receipts/${auctionId}?as=${as}`,
  requestLimit: '/api/me/limit',
  proof: (proofId: string) => `/proofs/${proofId}`,
  notifications: '/dashboard/notifications',
  /** Marks the notification as read and redirects to its target. */
  notification: (id: string) => `/dashboard/notifications/${encodeURIComponent(id)}`,
  notificationsFrom: (cursor: string) => `/dashboard/notifications?from=${encodeURIComponent(cursor)}`,
  notificationSettings: '/dashboard/notifications/settings',
  bids: '/dashboard/bids',
  /** A home's page with this amount in its bid form, formatted as typed input. */
  bidOn: (slug: string, amount: string) =>
    `${routes.property(slug)}?${new URLSearchParams({ [MAXIMUM_PARAM]: amount })}`,
  /** The form for a bid on one of several homes of this auction's sale day. */
  newBidList: (auctionId: string) => `/dashboard/bids/lists/new?auction=${encodeURIComponent(auctionId)}`,
  bidList: (listId: string, done?: string) =>
    `/dashboard/bids/lists/${encodeURIComponent(listId)}${done ? `?done=${done}` : ''}`,
  /** The person's own lots of a day. */
  auctionDay: (day = '') => `/dashboard/bids/auction-day${day && `?day=${day}`}`,
  bidsThat: (tab: string) => `/dashboard/bids?show=${tab}`,
  calendar: '/dashboard/calendar',
  profile: '/dashboard/profile',
  security: '/dashboard/security',
  deleteAccount: '/dashboard/security/delete',
  exportAccount: '/api/me/export',
  /** Redirect target when the export is rate-limited. */
  exportLater: '/dashboard/security?export=later#export',
  /** The staff desk. */
  desk: '/dashboard/admin',
  deskQueue: (queue: QueueName) => `/dashboard/admin#${queue}`,
  /** Opens the first submission that the reader can decide. */
  reviewFlow: '/dashboard/admin/review',
  /** A submission while reviewing one after another. */
  reviewInFlow: (draftId: string) => `/dashboard/admin/listings/${draftId}?flow=1`,
  bulk: '/dashboard/admin/bulk',
  reasonTemplates: '/dashboard/admin/reasons',
  emergencyStop: '/dashboard/admin/stop',
  metrics: '/dashboard/admin/metrics',
  metricsTable: '/api/staff/metrics.csv',
  staffSearch: '/dashboard/admin/search',
  review: (draftId: string) => `/dashboard/admin/listings/${draftId}`,
  auditLog: '/dashboard/admin/audit',
  staffHomes: '/dashboard/admin/homes',
  staffHome: (listingKey: string) => `/dashboard/admin/homes/${listingKey}`,
  sendStaffDocument: (auctionId: string) => `/api/staff/auctions/${auctionId}/document`,
  /** `outcome`: how the upload of the document for a cancellation ended. */
  staffDocument: (listingKey: string, outcome: Readonly<Record<string, string>>) =>
    `/dashboard/admin/homes/${listingKey}?${new URLSearchParams(outcome)}#auction`,
  staffPeople: '/dashboard/admin/people',
  staffPerson: (uid: string) => `/dashboard/admin/people/${uid}`,
  staffOrganizations: '/dashboard/admin/organizations',
  staffOrganization: (organisationId: string) => `/dashboard/admin/organizations/${organisationId}`,
  staffReport: (reportId: string) => `/dashboard/admin/reports/${reportId}`,
  staffDefault: (saleId: string) => `/dashboard/admin/defaults/${encodeURIComponent(saleId)}`,
  openHouseCalendar: (slug: string) => `/calendars/open-houses/${slug}.ics`,
  /** Needs no sign-in; the unguessable visit id is the key. */
  visitCalendar: (visitId: string) => `/calendars/visits/${visitId}.ics`,
  /** The registration form, scrolled to `field`; returns to `next`. */
  registerFor: (next: string, field = '') =>
    `/dashboard/registration?next=${encodeURIComponent(next)}${field && `#${field}`}`,
  /** The request for a higher bid limit; returns to `next`. `amount` as typed. */
  raiseLimit: (next: string, amount: string) =>
    `/dashboard/registration?next=${encodeURIComponent(next)}&amount=${encodeURIComponent(amount)}#limit`,
  /** Linked from an email: the page that asks first, and the POST that stops the emails of a saved search. */
  stopSearch: (token: string) => `/stop/${token}`,
  stopSearchByPost: (token: string) => `/api/stop?search=${token}`,
  /** The same for one kind of notification. */
  stopNotifications: (token: string) => `/stop/${token}`,
  stopNoticesByPost: (token: string) => `/api/stop?notices=${token}`,
  /** All optional emails to the person who got either token, and the undo. */
  stopAllByPost: (token: string) => `/api/stop?all=${token}`,
  resumeByPost: (token: string) => `/api/stop?undo=${token}`,
  /** Linked from an email; the page asks before the address changes. */
  changeEmail: (token: string) => `/change-email/${token}`,
  authAction: '/auth/action',
  devMail: '/dev/mail',
  devMessages: '/dev/messages',
} as const;

/** Prefixes of URLs that contain a secret from an email. */
export const secretPaths: readonly string[] = [
  accountRoutes.stopSearch(''),
  accountRoutes.changeEmail(''),
  accountRoutes.authAction,
  '/dashboard/invitations/',
];
