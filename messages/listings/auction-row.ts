// Compiled from messages/en/listings.json by `npm run messages`.

export const auctionRow = {
notSetYet: "Not set yet",
};
