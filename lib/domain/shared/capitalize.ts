/** The words with a capital at the start, as a label or a sentence begins. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
