/** Element id of an answer's row in a review. */
export const rowId = (about: string): string => `row-${about}`;
