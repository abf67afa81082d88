import { z } from 'zod';
import { toEmail } from './credentials';
import type { User } from './user';

/**
 * Custom claim of an account in the auth service. Only our server can write it. Everything else there is less
 * trustworthy: anyone can call the public `accounts:signUp`, `accounts:update` and `accounts:sendOobCode` for
 * any address.
 */
export const CONFIRMATION_CLAIM = 'confirmed';

/** The person who reads this mailbox set the password. `at`: seconds UTC; earlier sign-ins prove nothing. */
export const confirmationSchema = z.object({ email: z.string(), at: z.number().int() });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** A sign-in as the auth service reports it, with the current data of the account. */
export interface SignIn {
  readonly email: string;
  /** From the token. It does not show who set the password. */
  readonly emailVerified: boolean;
  /** `password`, `google.com`, `custom`; not that of a company. */
  readonly provider: string;
  /** Milliseconds UTC, whole seconds. */
  readonly signedInAt: number;
  readonly confirmation: Confirmation | null;
  /** Addresses of the Google identities linked to the account. */
  readonly googleEmails: readonly string[];
}

/** `sso`: the sign-in of the address's company, as `ssoIdentityOf` decides. */
export type AddressProof = 'mail' | 'google' | 'sso';

/** How this sign-in proves that the address belongs to the person; null if it does not. */
export function proofOf(signIn: SignIn): AddressProof | null {
  const { confirmation, provider, emailVerified, googleEmails } = signIn;
  const email = toEmail(signIn.email);
  if (confirmation?.email === email && signIn.signedInAt >= confirmation.at * 1000) return 'mail';
  return provider === 'google.com' && emailVerified && googleEmails.map(toEmail).includes(email)
    ? 'google'
    : null;
}

/**
 * Whether the account is from before confirmations were recorded. Its verified address opens a session until
 * it is confirmed once. Staff must confirm theirs first.
 */
export const predatesConfirmation = (signIn: Pick<SignIn, 'email'>, known: User | null): boolean =>
  known !== null &&
  known.confirmed === undefined &&
  known.role !== 'admin' &&
  known.emailVerified &&
  known.email === toEmail(signIn.email);

/** Whether a session of this account can act: it is not suspended, and staff have confirmed their address. */
export const canAct = (user: Pick<User, 'email' | 'confirmed' | 'role' | 'suspension'>): boolean =>
  !user.suspension && (user.role !== 'admin' || isConfirmed(user));

/** Whether the account's current address is confirmed. */
export const isConfirmed = ({ email, confirmed }: Pick<User, 'email' | 'confirmed'>): boolean =>
  confirmed?.email === email;
