import 'server-only';
import { z } from 'zod';
import { sessionSchema } from '@/lib/domain/accounts/session';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Id: SHA-256 of the session cookie. */
export const sessions = collection('sessions', sessionSchema, [['uid']]);

/** Browsers that receive push messages. Id: SHA-256 of the endpoint. */
export const pushSubscriptions = collection(
  'pushSubscriptions',
  z.object({
    uid: z.string(),
    /** The session that enabled push. The subscription ends with it. */
    sessionId: z.string().default(''),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** For display, such as "Chrome on Linux". */
    device: z.string(),
    createdAt: instant,
  }),
  [['uid']],
);

export type PushSubscriptionRecord = z.output<typeof pushSubscriptions.schema>;
