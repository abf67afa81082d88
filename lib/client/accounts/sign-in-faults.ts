/**
 * The message for a failed sign-in. It does not reveal whether the address has an account. Null if the person
 * canceled.
 */
import { signInFaults as copy } from '@/messages/accounts/sign-in-faults';

export function signInFault(error: unknown): string | null {
  const code = codeOf(error);
  if (GIVEN_UP.includes(code)) return null;
  if (WRONG.includes(code)) return copy.emailPasswordIncorrect;
  return MESSAGES[code] ?? copy.couldntSignTry;
}

/**
 * Whether email and password did not match. They also do not match before the confirmation link is opened.
 */
export const isWrongPassword = (error: unknown): boolean => WRONG.includes(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const WRONG: readonly string[] = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/invalid-email',
  'auth/missing-password',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
];

const GIVEN_UP: readonly string[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

const MESSAGES: Readonly<Record<string, string>> = {
  'auth/too-many-requests': copy.tooManyAttempts,
  suspended: copy.accountSuspendedEmail,
  unconfirmed: copy.firstConfirmEmail,
  'sso-address': copy.ssoAddress,
  'sso-unlinked': copy.ssoUnlinked,
  'sso-required': copy.ssoRequired,
  'auth/account-exists-with-different-credential': copy.ssoUnlinked,
  'auth/network-request-failed': copy.theresNoConnection,
  'auth/popup-blocked': copy.popupBlocked,
};
