/** The name of a checkbox: what follows is the key of a home that the contract names. */
export const namedHomeField = 'names-';
