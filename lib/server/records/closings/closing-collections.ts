import 'server-only';
import {
  closingFileSchema,
  closingMessageSchema,
  closingSchema,
  standbySchema,
} from '@/lib/domain/closings/stored-closing';
import { costErrorSchema } from '@/lib/domain/costs/statement/cost-accuracy';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Closings, stored as `sales`. Id: saleId. */
export const closings = collection('sales', closingSchema, [
  ['buyerId', 'openedAt'],
  ['sellerId', 'openedAt'],
  ['backupId', 'openedAt'],
  ['listingKey', 'openedAt'],
  ['dueAt'],
]);

/** PDFs that one side of a closing sent to the other. Id: `closingFileId(saleId, key)`. */
export const closingFiles = collection('saleFiles', closingFileSchema, [['saleId', 'at']]);

export const closingFileId = (saleId: string, key: string): string => `${saleId}:${key}`;

/** Errors of estimates, one for each closing with figures. Public only as medians. Id: saleId. */
export const costErrors = collection('costErrors', costErrorSchema.extend({ at: instant }), [['at']]);

/** Messages between the sides of a closing. Id: random. */
export const closingMessages = collection('saleMessages', closingMessageSchema, [['saleId', 'at']]);

/** Backup buyers of auctions that somebody else won. Id: `standbyId(auctionId, uid)`. */
export const backupBuyers = collection('standbys', standbySchema, [['uid']]);

export const backupBuyerId = (auctionId: string, uid: string): string => `${auctionId}:${uid}`;
