/** The longest text of a search box, in characters. */
export const longestText = 100;

/**
 * The parameter with the text that a search form was rendered with. That text was already read and is not
 * read again.
 */
export const READ_PARAM = 'read';

/** `more`: the page of a search has its less used filters. */
export const MORE_PARAM = 'filters';

/** The parameters of a form that searches around a place: the place's name and the radius in miles. */
export const AROUND_PARAM = 'around';
export const WITHIN_PARAM = 'within';
