// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidderPositionCopy = {
leading: "You’re leading",
outbid: "You’ve been outbid",
wonAuction: "You won this auction",
highestBidder: "You were the high bidder",
wereOutbid: "You were outbid",
boughtHome: "You bought this home",
anotherBidderBought: "Another bidder bought this home (Buy Now)",
purchaseFellThrough: "Your purchase fell through",
homeSoldSomeone: "The home was sold to someone else",
boughtHomeBackup: "You bought this home as a backup buyer",
winnersPurchaseFell: "The winner’s purchase fell through",
};
