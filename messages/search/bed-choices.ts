// Compiled from messages/en/search.json by `npm run messages`.

export const bedChoices = {
any: "Any",
};
