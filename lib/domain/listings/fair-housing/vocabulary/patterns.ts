/** Parts of regular expressions. */

/** Alternatives, each argument one or several of them. */
export const oneOf = (...alternatives: readonly string[]): string => alternatives.join('|');

/** The same, as a part of a longer pattern. */
export const group = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** Parts that follow each other. */
export const inOrder = (...parts: readonly string[]): string => parts.join('');
