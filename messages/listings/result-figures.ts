// Compiled from messages/en/listings.json by `npm run messages`.

export const resultFigures = {
notSetYet: "Not set yet",
};
