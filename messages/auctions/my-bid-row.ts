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
raiseMaximum: "Raise your maximum",
};
