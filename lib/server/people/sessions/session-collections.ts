import 'server-only';
import { z } from 'zod';
import { sessionSchema } from '@/lib/domain/accounts/session';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Id: SHA-256 of the session cookie. */
export const sessions = collection('sessions', sessionSchema, [['uid']]);

/** Browsers that are written to while the site is closed. Id: SHA-256 of the endpoint. */
export const pushSubscriptions = collection(
  'pushSubscriptions',
  z.object({
    uid: z.string(),
    /** Of the sign-in that switched it on, and with which it ends. */
    sessionId: z.string().default(''),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** In words. */
    device: z.string(),
    createdAt: instant,
  }),
  [['uid']],
);

export type PushSubscriptionRecord = z.output<typeof pushSubscriptions.schema>;
