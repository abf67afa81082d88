import type { TableImport } from '@/lib/domain/imports/import';
import type { NotificationKind } from '@/lib/domain/notifications/notification-kinds';
import type { OfferStatus } from '@/lib/domain/offers/offer-vocabulary';
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

/** Without its rows, which are the organization's. */
export type FoundImport = Pick<
  TableImport,
  'importId' | 'organisationId' | 'fileName' | 'state' | 'createdAt'
> & {
  /** The organization's name; null if it no longer exists. */
  readonly seller: string | null;
};

/** An email that could not be delivered, without its address and its text. */
export interface FoundMail {
  readonly mailId: string;
  /** Null if it goes to an address instead of an account. */
  readonly kind: NotificationKind | null;
  /** In ms. */
  readonly givenUpAt: number;
}
