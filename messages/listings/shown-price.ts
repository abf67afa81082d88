// Compiled from messages/en/listings.json by `npm run messages`.

export const shownPrice = {
notSetYet: "Not set yet",
};
