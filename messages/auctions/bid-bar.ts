// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidBar = {
howBid: "How to bid",
raise: "Raise",
bid: "Bid",
paused: "Paused",
leading: "Leading",
outbid: "Outbid",
notConfirmed: "Not confirmed yet",
notPlaced: "Bid not placed",
};
