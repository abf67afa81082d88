/** Signs that show nothing, break a line or turn the reading direction of what stands around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** What a stranger typed as one line of text. It is text all the same: whoever shows it escapes it. */
export const cleanLine = (typed: string): string =>
  typed.normalize('NFC').replace(unseen, ' ').replace(/\s+/gu, ' ').trim();
