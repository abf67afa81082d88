// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidSession = {
reviewBid: "Review bid",
sendingBid: "Sending…",
settleBid: "Check your bid",
copied: "Copied",
copy: "Copy",
};
