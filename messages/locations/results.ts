// Compiled from messages/en/locations.json by `npm run messages`.

export const results = {
recentSalesAuction: "Recent sales and auction results",
allAuctionResults: "All auction results",
soldAuctionNot: "Sold at auction, not closed yet",
notSoldAuction: "Unsold at auction, or awaiting a decision",
};
