import { z } from 'zod';

export const SIGN_UP_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * A password that waits for its owner's mail to be confirmed; the document's id is the uid. It is sealed under a key
 * that stands only in the mailed link, so nobody signs in, and nobody learns whether the address was new, before that.
 * `browser` is the SHA-256 of the cookie of who typed it: opened anywhere else, the link asks for a new password,
 * so that a stranger who signs up somebody's address never has the password of the account (pre-hijacking).
 */
export const pendingSignUpSchema = z.object({
  sealedPassword: z.string(),
  browser: z.string(),
  expiresAt: z.number().int(),
});
export type PendingSignUp = z.infer<typeof pendingSignUpSchema>;
