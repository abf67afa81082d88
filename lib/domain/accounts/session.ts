import { z } from 'zod';

/** A document of `sessions`; its id is the SHA-256 of the session cookie, which itself is kept nowhere. Milliseconds UTC. */
export const sessionSchema = z.object({
  uid: z.string().min(1),
  createdAt: z.number().int(),
  expiresAt: z.number().int(),
  revokedAt: z.number().int().nullable(),
  /** Ended on purpose and not replaced: the sign-in that opened it opens no other. */
  isEnded: z.literal(true).optional(),
  /** In words: `Firefox on Windows`. */
  device: z.string().optional(),
  seenAt: z.number().int().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Five days, in milliseconds: the most a session lasts. */
export const SESSION_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

/** Five minutes, in milliseconds: how long after the sign-in itself an ID token may still open a session. */
export const SIGN_IN_FRESH_MS = 5 * 60 * 1000;

/** `now` in milliseconds UTC. */
export const isSessionLive = (session: Session, now: number): boolean =>
  session.revokedAt === null && session.expiresAt > now;
