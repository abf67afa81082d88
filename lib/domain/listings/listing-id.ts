/** Every listing ID begins with it: `BNY-10042`. */
const prefix = 'BNY';

export const toListingId = (number: number | string): string => `${prefix}-${number}`;

/** A listing ID in lower-case words, as the source of a regular expression. */
export const listingIdPattern = `${prefix.toLowerCase()}[- ]?\\d{3,}`;
