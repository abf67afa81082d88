import { z } from 'zod';

export const SIGN_UP_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * A password that waits for its owner to confirm the email address; the document's id is the uid. It is
 * sealed with a key that only the mailed link contains. Until the link is opened nobody can sign in or learn
 * whether the address was new. `browser` is the SHA-256 of the cookie of the browser that sent the password.
 * In any other browser the link asks for a new password, so that a stranger who signs up another person's
 * address does not know the account's password (pre-hijacking).
 */
export const pendingSignUpSchema = z.object({
  sealedPassword: z.string(),
  browser: z.string(),
  expiresAt: z.number().int(),
});
export type PendingSignUp = z.infer<typeof pendingSignUpSchema>;
