export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

/** What is wrong with a new password, in words for its owner; null when it will do. */
export function passwordFault(password: string): string | null {
  if (password.length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  return new Set(password).size < 4 ? 'Use more than three different characters.' : null;
}

/** What is wrong with an e-mail address as typed; null when it can be one. */
export function emailFault(email: string): string | null {
  const trimmed = email.trim();
  if (!trimmed) return 'Enter your e-mail address.';
  const isAddress = trimmed.length <= 254 && /^[^\s@"<>,;:]+@[^\s@.,]+(\.[^\s@.,]+)+$/.test(trimmed);
  return isAddress ? null : 'Enter an e-mail address such as name@example.com.';
}

/** One address has one spelling. */
export const toEmail = (typed: string): string => typed.trim().toLowerCase();
