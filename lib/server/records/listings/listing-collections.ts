import 'server-only';
import { z } from 'zod';
import { listingSchema } from '@/lib/domain/listings/listing';
import { collection } from '@/lib/server/platform/store/collection';

/** Everything that is known of a home. Id: listingKey. */
export const listings = collection('listings', listingSchema, [['slug'], ['seller.id', 'modifiedAt']]);

/** Which listing has claimed an address. Id: SHA-256 of the address key. */
export const addressClaims = collection('homes', z.object({ key: z.string(), listingKey: z.string() }));

/** How often a home's page was opened on a day of New York, `2026-11-22`. Id: `viewsId(listingKey, day)`. */
export const homeViews = collection(
  'homeViews',
  z.object({ listingKey: z.string(), day: z.string(), count: z.number().int().min(1) }),
  [['listingKey', 'day']],
);

export const viewsId = (listingKey: string, day: string): string => `${listingKey}:${day}`;
