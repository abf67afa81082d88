// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionSheet = {
howBid: "How to bid",
bid: "Your bid",
};
