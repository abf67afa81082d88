import type { BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { Upload } from '@/lib/domain/drafts/files/draft-files';
import type { TableImport } from '@/lib/domain/imports/import';
import type { Visit } from '@/lib/domain/inquiries/showing';
import type { NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import type { OfferStatus } from '@/lib/domain/offers/offer-vocabulary';
import type { BulkAction, BulkRequest } from '@/lib/domain/portfolio/bulk-action';
import type { Report } from './report';

/** Without who reported and what they wrote: the report's page has them. */
export type FoundReport = Pick<Report, 'reportId' | 'title' | 'reason' | 'status' | 'at'>;

/** Without its terms and its buyer, which are between the parties. */
export interface FoundOffer {
  readonly offerId: string;
  readonly listingKey: string;
  /** The address of the home. */
  readonly place: string;
  readonly status: OfferStatus;
  /** In ms. */
  readonly changedAt: number;
}

/** Without its visitor and what both wrote, and without its id, which opens the calendar to anybody. */
export type FoundShowing = Pick<Visit, 'listingKey' | 'place' | 'status' | 'startsAt' | 'changedAt'>;

interface OfOrganization {
  readonly organisationId: string;
  /** The organization's name; null if it no longer exists. */
  readonly seller: string | null;
}

/** Without its rows, which are the organization's. */
export type FoundImport = OfOrganization & Pick<TableImport, 'importId' | 'fileName' | 'state' | 'createdAt'>;

/** Without its files. */
export type FoundBulkUpload = OfOrganization & Pick<BulkUpload, 'bulkId' | 'name' | 'state' | 'createdAt'>;

/** Without its homes and what the organization typed. */
export type FoundBulkAction = OfOrganization &
  Pick<BulkAction, 'actionId' | 'state' | 'total' | 'createdAt'> & { readonly type: BulkRequest['type'] };

/** A file of a draft that was submitted. */
export interface FoundFile {
  readonly fileId: string;
  /** On the device that sent it. */
  readonly name: string;
  readonly purpose: Upload['wish']['purpose'];
  readonly draft: Draft;
}

/** An email that could not be delivered, without its address and its text. */
export interface FoundMail {
  readonly mailId: string;
  /** Null if it goes to an address instead of an account. */
  readonly kind: NotificationKind | null;
  /** In ms. */
  readonly givenUpAt: number;
}
