// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidDock = {
leading: "Leading",
outbid: "Outbid",
notConfirmed: "Not confirmed yet",
notPlaced: "Bid not placed",
startsIn: "Starts in",
lastMinute: "Last minute",
};
