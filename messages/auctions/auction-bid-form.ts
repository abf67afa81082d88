// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionBidForm = {
reviewBid: "Review bid",
};
