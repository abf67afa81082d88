// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionCopy = {
sold: "Sold for",
startingBid: "Starting bid",
currentBid: "Current bid",
lastBid: "Last bid",
highestBid: "High bid",
};
