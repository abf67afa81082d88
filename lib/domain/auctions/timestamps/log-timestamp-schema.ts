import { z } from 'zod';
import { hexField } from '@/lib/domain/auctions/terms/fields';
import { isKeyName } from '@/lib/domain/auctions/transparency/note';

/** A checkpoint of the log and its timestamp, as the site publishes it. */
export const logTimestampSchema = z.object({
  origin: z.string().refine(isKeyName),
  size: z.int().min(1),
  root: hexField,
  nonce: z.string().regex(/^[4-7][0-9a-f]{31}$/),
  token: z.base64().max(100_000),
});
export type LogTimestamp = z.output<typeof logTimestampSchema>;
