// Compiled from messages/en/imports.json by `npm run messages`.

export const sameListing = "Another row has the same listing. Keep only one.";
