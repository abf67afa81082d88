/**
 * Converts a typed US phone number to E.164 (`+12125550142`); null if it is not one. Area code and exchange
 * start with 2-9 and are not N11. Source: North American Numbering Plan.
 */
export function toUsPhone(typed: string): string | null {
  const trimmed = typed.trim();
  if (!/^\+?[\d\s().\-\u2010-\u2013]+$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+') && digits.length !== 11) return null;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^(?!.11)[2-9]\d\d(?!.11)[2-9]\d\d\d{4}$/.test(national) ? `+1${national}` : null;
}

/** Formats a stored number as `(212) 555-0142`; returns anything else unchanged. */
export const fromUsPhone = (stored: string): string =>
  stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
