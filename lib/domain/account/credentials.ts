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

/** What is wrong with a person's name as typed; null when it will do. */
export function nameFault(name: string): string | null {
  const trimmed = name.trim();
  if (!/\p{L}/u.test(trimmed)) return 'Enter your name.';
  if (trimmed.length > 120) return 'Use at most 120 characters.';
  if (/[<>{}\p{Cc}]/u.test(trimmed)) return 'Enter a name without special signs.';
  return LINK.test(trimmed) ? 'Enter a name without links. Put a space after a dot.' : null;
}

/** What a mail program might make a link of: the name stands in the greeting of our mails, whoever typed it. */
const LINK = /:\/\/|https?:|www\.|[\p{L}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}]{2,}/iu;

/** One address has one spelling. */
export const toEmail = (typed: string): string => typed.trim().toLowerCase();
