// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionPanel = {
auction: "Auction",
biddingNeedsJavaScript: "Bidding needs JavaScript. You can read everything else on this page without it.",
};
