// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionProvider = {
theresNoConnection: "There’s no connection",
nothingSentAmount: "Nothing was sent. Your amount is saved. Try again in a moment.",
};
