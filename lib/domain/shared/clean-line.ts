/** Characters that are invisible, break a line or change the reading direction of the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Normalizes user input to one line of text. The result is not escaped; escape it on output. */
export const cleanLine = (typed: string): string =>
  typed.normalize('NFC').replace(unseen, ' ').replace(/\s+/gu, ' ').trim();
