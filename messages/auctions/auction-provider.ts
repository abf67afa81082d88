// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionProvider = {
theresNoConnection: "We couldn’t connect. Check your connection and try again.",
nothingSentAmount: "Nothing was sent. Your amount is saved.",
};
