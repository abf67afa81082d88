/** Where an answer stands among those of a review. */
export const rowId = (about: string): string => `row-${about}`;
