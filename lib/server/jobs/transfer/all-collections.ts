import 'server-only';
import * as jobCollections from '@/lib/server/jobs/collections/job-collections';
import * as accountCollections from '@/lib/server/people/accounts/account-collections';
import * as apiKeyCollections from '@/lib/server/people/api-keys/api-key-collections';
import * as identityCollections from '@/lib/server/people/identity/identity-collections';
import * as organizationCollections from '@/lib/server/people/organizations/organization-collections';
import * as sessionCollections from '@/lib/server/people/sessions/session-collections';
import * as outbox from '@/lib/server/platform/outbox/outbox';
import * as runtimeCollections from '@/lib/server/platform/runtime/runtime-collections';
import type { Collection } from '@/lib/server/platform/store/store';
import * as apiRequestCollections from '@/lib/server/records/api-requests/api-request-collections';
import * as approvalCollections from '@/lib/server/records/approvals/approval-collections';
import * as auctionCollections from '@/lib/server/records/auctions/auction-collections';
import * as bidCollections from '@/lib/server/records/auctions/bid-collections';
import * as auditLogCollections from '@/lib/server/records/audit-log/audit-log-collections';
import * as bidLimitCollections from '@/lib/server/records/bid-limits/bid-limit-collections';
import * as bulkUploadCollections from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import * as closingCollections from '@/lib/server/records/closings/closing-collections';
import * as deskCollections from '@/lib/server/records/desk/desk-collections';
import * as draftCollections from '@/lib/server/records/drafts/draft-collections';
import * as favoriteCollections from '@/lib/server/records/favorites/favorite-collections';
import * as homeEventCollections from '@/lib/server/records/home-events/home-event-collections';
import * as importCollections from '@/lib/server/records/imports/import-collections';
import * as inquiryCollections from '@/lib/server/records/inquiries/inquiry-collections';
import * as listingCollections from '@/lib/server/records/listings/listing-collections';
import * as notificationCollections from '@/lib/server/records/notifications/notification-collections';
import * as offerCollections from '@/lib/server/records/offers/offer-collections';
import * as portfolioCollections from '@/lib/server/records/portfolio/portfolio-collections';
import * as logCollections from '@/lib/server/records/transparency/log-collections';
import * as bulkActionCollections from '@/lib/server/workflows/bulk-actions/bulk-action-collections';

/** All collections of the store, from the modules that declare them. */
export const allCollections: readonly Collection<object>[] = [
  bulkUploadCollections,
  importCollections,
  jobCollections,
  accountCollections,
  apiKeyCollections,
  identityCollections,
  organizationCollections,
  sessionCollections,
  outbox,
  runtimeCollections,
  approvalCollections,
  auctionCollections,
  bidCollections,
  auditLogCollections,
  bidLimitCollections,
  closingCollections,
  deskCollections,
  draftCollections,
  favoriteCollections,
  homeEventCollections,
  apiRequestCollections,
  inquiryCollections,
  listingCollections,
  notificationCollections,
  offerCollections,
  bulkActionCollections,
  portfolioCollections,
  logCollections,
].flatMap((declared) =>
  Object.values(declared).filter((each): each is Collection<object> => typeof each === 'object'),
);
