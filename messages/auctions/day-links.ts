// Compiled from messages/en/auctions.json by `npm run messages`.

export const dayLinks = {
auctionsDay: "Auctions by day",
};
