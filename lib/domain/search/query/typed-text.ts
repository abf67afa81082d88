/** Of what is typed into a search box, in characters. */
export const longestText = 100;

/** The parameter of the text that a search form came with: it was read before and is not read again. */
export const READ_PARAM = 'read';

/** The parameters of a search form for homes near a place: what it is called, and how many miles are near. */
export const AROUND_PARAM = 'around';
export const WITHIN_PARAM = 'within';
