// Compiled from messages/en/glossary.json by `npm run messages`.

export const entries = {
seeAlso: "See also:",
};
