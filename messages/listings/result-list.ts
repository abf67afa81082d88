// Compiled from messages/en/listings.json by `npm run messages`.

export const resultList = {
compare: ({ street }: { street: string | number }) => `Compare ${street}`,
compare2: "Compare",
hide: ({ street }: { street: string | number }) => `Hide ${street}`,
hide2: "Hide",
};
