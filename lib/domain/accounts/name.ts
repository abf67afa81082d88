import type { AccountFault } from './account-fault';

export const MAX_NAME_LENGTH = 120;

/** Checks the name of a person or organization, typed or from a sign-in service. Null if nothing is wrong. */
export function nameFault(name: string, limit = MAX_NAME_LENGTH): AccountFault | null {
  const trimmed = name.trim();
  if (!/\p{L}/u.test(trimmed)) return { code: 'no-name' };
  if (trimmed.length > limit) return { code: 'too-long', limit };
  if (HIDDEN.test(trimmed) || STACKED_MARKS.test(trimmed)) return { code: 'name-characters' };
  return LINK.test(trimmed) ? { code: 'name-link' } : null;
}

/** A stored name for a mail, else `instead`: old documents and sign-in services can have unchecked names. */
export const nameInMail = (name: string | null | undefined, instead: string): string => {
  const tidy = (name ?? '').trim();
  return nameFault(tidy) === null ? tidy : instead;
};

/**
 * Markup and unprintable characters: controls, line breaks, bidirectional marks, zero-width and unassigned
 * ones.
 */
const HIDDEN = /[<>{}\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** More marks on one letter than scripts use. They would cover the lines around them. */
const STACKED_MARKS = /\p{M}{5}/u;

/** Text that a mail program could turn into a link. Our mails greet people by the name that they typed. */
const LINK = /:\/\/|https?:|mailto:|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61\u2024\ufe52][\p{L}\p{N}]{2,}/iu;
