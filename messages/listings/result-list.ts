// Compiled from messages/en/listings.json by `npm run messages`.

export const resultList = {
compare: (v: { street: string | number }) => `Compare ${v.street}`,
compare2: "Compare",
hide: (v: { street: string | number }) => `Hide ${v.street}`,
hide2: "Hide",
};
