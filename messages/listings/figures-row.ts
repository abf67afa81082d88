// Compiled from messages/en/listings.json by `npm run messages`.

export const figuresRow = {
notSetYet: "Not set yet",
};
