// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidTabs = {
leading: "Leading",
notLeadingAny: "You’re not leading any auctions",
auctionsWhereMaximum: "Auctions you’re leading appear here until they end.",
outbid: "Outbid",
haventOutbid: "You haven’t been outbid",
auctionsWhereAnother: "Auctions where you’ve been outbid appear here while you can still bid.",
won: "Won",
haventWonAuction: "You haven’t won an auction yet",
homesBoughtAppear: "Homes you buy appear here.",
notWon: "Not won",
noneAuctionsEnded: "You haven’t lost any auctions",
auctionsEndedAnother: "Auctions you didn’t win appear here, including those that ended below the reserve or were canceled.",
};
