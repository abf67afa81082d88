/** The text that a search form came with: it was read before and is not read again. */
export const READ_PARAM = 'read';
