/**
 * The message for a failed sign-in. It does not reveal whether the address has an account. Null if the person
 * canceled.
 */
export function signInFault(error: unknown): string | null {
  const code = codeOf(error);
  if (GIVEN_UP.includes(code)) return null;
  if (WRONG.includes(code)) return 'The e-mail address or the password is not right.';
  return (
    MESSAGES[code] ?? 'The sign-in did not work this time. Try again in a moment; nothing you typed is lost.'
  );
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
  'auth/too-many-requests':
    'There were too many tries. Wait a few minutes, or choose a new password with “Forgot your password?”.',
  suspended: 'This account is suspended. The mail that we sent says why; answer it, or call us.',
  unconfirmed:
    'Confirm that this email is yours first. Select “Forgot your password?”, then choose a new password from the email we send you.',
  'auth/network-request-failed': 'There is no connection. Check it and try again.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow it for this site and try again.',
};
