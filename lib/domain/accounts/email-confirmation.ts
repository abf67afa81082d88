import { z } from 'zod';
import { toEmail } from './credentials';
import type { User } from './user';

/**
 * Custom claim of an account in the auth service. Only our server can write it, unlike everything else there: anybody may
 * call the public `accounts:signUp`, `accounts:update` and `accounts:sendOobCode` for any address.
 */
export const CONFIRMATION_CLAIM = 'confirmed';

/** Whoever reads this mailbox chose the password. `at`: seconds UTC; sign-ins before it show nothing. */
export const confirmationSchema = z.object({ email: z.string(), at: z.number().int() });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** A sign-in as the auth service tells of it, with what it knows of the account at this moment. */
export interface SignIn {
  readonly email: string;
  /** As in the token: says nothing of who set the password. */
  readonly emailVerified: boolean;
  /** `password`, `google.com`, `custom`. */
  readonly provider: string;
  /** Milliseconds UTC, whole seconds. */
  readonly signedInAt: number;
  readonly confirmation: Confirmation | null;
  /** Addresses of the Google identities linked to the account. */
  readonly googleEmails: readonly string[];
}

export type AddressProof = 'mail' | 'google';

/** How this sign-in proves that the address belongs to whoever signed in; null: it does not. */
export function proofOf(signIn: SignIn): AddressProof | null {
  const { confirmation, provider, emailVerified, googleEmails } = signIn;
  const email = toEmail(signIn.email);
  if (confirmation?.email === email && signIn.signedInAt >= confirmation.at * 1000) return 'mail';
  return provider === 'google.com' && emailVerified && googleEmails.map(toEmail).includes(email)
    ? 'google'
    : null;
}

/**
 * Accounts from before confirmations were recorded: a verified address still opens a session, until the account is
 * confirmed once. Staff have to confirm theirs first.
 */
export const isFromBefore = (signIn: Pick<SignIn, 'email'>, known: User | null): boolean =>
  known !== null &&
  known.confirmed === undefined &&
  known.role !== 'admin' &&
  known.emailVerified &&
  known.email === toEmail(signIn.email);

/** Whether a session of this account counts: staff from before confirmations were recorded first confirm their address. */
export const canAct = (user: Pick<User, 'email' | 'confirmed' | 'role' | 'suspension'>): boolean =>
  !user.suspension && (user.role !== 'admin' || isConfirmed(user));

/** Whether the present address of the account was confirmed under this rule. */
export const isConfirmed = ({ email, confirmed }: Pick<User, 'email' | 'confirmed'>): boolean =>
  confirmed?.email === email;
