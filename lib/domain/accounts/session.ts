import { z } from 'zod';

/**
 * A document of `sessions`. Its id is the SHA-256 of the session cookie, which is not stored. Times in ms
 * UTC.
 */
export const sessionSchema = z.object({
  uid: z.string().min(1),
  createdAt: z.number().int(),
  expiresAt: z.number().int(),
  revokedAt: z.number().int().nullable(),
  /** Ended on purpose, not replaced: the sign-in that opened it cannot open another session. */
  isEnded: z.literal(true).optional(),
  /** The company's provider that opened it. It ends when the provider is no longer configured. */
  sso: z.string().optional(),
  /** Browser and system, such as `Firefox on Windows`. */
  device: z.string().optional(),
  seenAt: z.number().int().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The longest a session can last: five days, in ms. */
export const SESSION_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

/** How long after a sign-in its ID token can open a session: five minutes, in ms. */
export const SIGN_IN_FRESH_MS = 5 * 60 * 1000;

/** Whether a session is neither revoked nor expired. `now` in ms UTC. */
export const isSessionLive = (session: Session, now: number): boolean =>
  session.revokedAt === null && session.expiresAt > now;
