// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidsPage = {
bids: "Bids",
seeLiveAuctions: "See live auctions",
receiptsAllBids: "Receipts for all bids",
auctionDay: "Auction day",
};
