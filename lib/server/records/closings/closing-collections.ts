import 'server-only';
import {
  closingFileSchema,
  closingMessageSchema,
  closingSchema,
  standbySchema,
} from '@/lib/domain/closings/stored-closing';
import { collection } from '@/lib/server/platform/store/collection';

/** What was sold and how far it is. Id: saleId. */
export const closings = collection('sales', closingSchema, [
  ['buyerId', 'openedAt'],
  ['sellerId', 'openedAt'],
  ['backupId', 'openedAt'],
  ['listingKey', 'openedAt'],
  ['dueAt'],
]);

/** A PDF that one side of a sale has sent to the other. Id: `saleFileId(saleId, key)`. */
export const closingFiles = collection('saleFiles', closingFileSchema, [['saleId', 'at']]);

export const closingFileId = (saleId: string, key: string): string => `${saleId}:${key}`;

/** What the sides of a sale write to each other. Id: a number of its own. */
export const closingMessages = collection('saleMessages', closingMessageSchema, [['saleId', 'at']]);

/** Who stands as back-up in an auction that somebody else won. Id: `standbyId(auctionId, uid)`. */
export const standbys = collection('standbys', standbySchema, [['uid']]);

export const standbyId = (auctionId: string, uid: string): string => `${auctionId}:${uid}`;
