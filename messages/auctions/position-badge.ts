// Compiled from messages/en/auctions.json by `npm run messages`.

export const positionBadge = {
canceled: "Canceled",
finalizing: "Leading, finalizing",
leading: "Leading",
outbid: "Outbid",
notWon: "Not won",
fellThrough: "Sale fell through",
won: "Won",
countered: "Counteroffer: respond",
notSold: "High bid, not sold",
};
