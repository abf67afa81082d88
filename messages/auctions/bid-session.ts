// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidSession = {
reviewRaise: "Review raise",
reviewBid: "Review bid",
sendingBid: "Sending…",
settleBid: "Check your bid",
copied: "Copied",
copy: "Copy",
};
