import 'server-only';
import { z } from 'zod';
import { listingSchema } from '@/lib/domain/listings/listing';
import { collection } from '@/lib/server/platform/store/collection';

/** Listings. Id: listingKey. */
export const listings = collection('listings', listingSchema, [['slug'], ['seller.id', 'modifiedAt']]);

/** Address claims, stored as `homes`. Id: SHA-256 of the address key. */
export const addressClaims = collection('homes', z.object({ key: z.string(), listingKey: z.string() }));

/**
 * Page views of a listing per New York day (`2026-11-22`), and how many people had it saved when they were last
 * stored; absent before 2026-11-27. Id: `viewsId(listingKey, day)`.
 */
export const homeViews = collection(
  'homeViews',
  z.object({
    listingKey: z.string(),
    day: z.string(),
    count: z.number().int().min(1),
    saves: z.number().int().min(0).optional(),
  }),
  [['listingKey', 'day']],
);

export const viewsId = (listingKey: string, day: string): string => `${listingKey}:${day}`;
