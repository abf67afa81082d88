// Compiled from messages/en/auctions.json by `npm run messages`.

export const statusBadge = {
upcomingAuction: "Upcoming auction",
liveAuction: "Live auction",
auctionPaused: "Auction paused",
finalizing: "Finalizing",
saleFellThrough: "Sale fell through",
soldBuyNow: "Sold (Buy Now)",
soldAuction: "Sold at auction",
endedNotSold: "Ended, not sold",
canceled: "Canceled",
};
