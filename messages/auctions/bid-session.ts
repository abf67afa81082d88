// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidSession = {
reviewNewMaximum: "Review your new maximum",
reviewBid: "Review your bid",
sendingBid: "Sending your bid…",
bid: "Your bid",
copied: "Copied",
copy: "Copy",
};
