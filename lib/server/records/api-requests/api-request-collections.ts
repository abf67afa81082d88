import 'server-only';
import { z } from 'zod';
import { collection, instant } from '@/lib/server/platform/store/collection';

/**
 * Requests with an Idempotency-Key and their responses, for a day. `answer` is null while the first request
 * runs. Id: SHA-256 of the organization and the key.
 */
export const apiRequests = collection(
  'apiRequests',
  z.object({
    /** SHA-256 of method, path and body: a key belongs to one request. */
    fingerprint: z.string(),
    at: instant,
    answer: z
      .object({
        status: z.number().int(),
        headers: z.record(z.string(), z.string()),
        body: z.string(),
      })
      .nullable(),
  }),
  [['at']],
);
