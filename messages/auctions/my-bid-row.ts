// Compiled from messages/en/auctions.json by `npm run messages`.

export const myBidRow = {
homeNoLonger: "This home is no longer listed",
auction: ({ alias }: { alias: string | number }) => `${alias} (you)`,
continueContract: "Continue to contract",
becomeBackupBuyer: "Become a backup buyer",
maximum: "Your maximum",
ends: "Ends in",
ended: "Ended",
endsAt: "Ends",
canceled: "Canceled",
finalizingLeading: "Finalizing; you’re leading",
finalizing: "Finalizing",
leading: "You’re leading",
outbid: "Outbid",
notWon: "Not won",
saleFellThrough: "Sale fell through",
won: "Won",
counterofferAnswerNeeded: "Counteroffer: your answer needed",
highestBidNot: "Highest bid, not sold",
raiseMaximum: "Raise your maximum",
};
