// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidSession = {
reviewRaise: "Review new max",
reviewBid: "Review bid",
sendingBid: "Sending…",
settleBid: "Check your bid",
copied: "Copied",
copy: "Copy",
};
