// Compiled from messages/en/auctions.json by `npm run messages`.

export const fromPage = {
auctionsDay: "Auctions by day",
};
