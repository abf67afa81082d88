const MAX_NAME_LENGTH = 120;

/** The one check for the name of a person or an organization, as typed or as a sign-in service sends it; null: it is fine. */
export function nameFault(name: string, maxLength = MAX_NAME_LENGTH): string | null {
  const trimmed = name.trim();
  if (!/\p{L}/u.test(trimmed)) return 'Enter your name.';
  if (trimmed.length > maxLength) return `Use at most ${maxLength} characters.`;
  if (HIDDEN.test(trimmed) || STACKED_MARKS.test(trimmed))
    return 'Use letters, spaces, and common punctuation only.';
  return LINK.test(trimmed) ? 'Enter a name without links. Put a space after a dot.' : null;
}

/** A stored name as a mail may show it: older documents and sign-in services hold names that nobody checked. */
export const nameInMail = (name: string | null | undefined, instead: string): string => {
  const tidy = (name ?? '').trim();
  return nameFault(tidy) === null ? tidy : instead;
};

/** Markup, and what does not print: controls, line breaks, bidirectional marks, zero-width and unassigned characters. */
const HIDDEN = /[<>{}\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** More marks on one letter than any script writes: they cover the lines around them. */
const STACKED_MARKS = /\p{M}{5}/u;

/** What a mail program might make a link of: the name stands in the greeting of our mails, whoever typed it. */
const LINK = /:\/\/|https?:|mailto:|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61\u2024\ufe52][\p{L}\p{N}]{2,}/iu;
