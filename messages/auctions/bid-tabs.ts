// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidTabs = {
leading: "Leading",
notLeadingAny: "You’re not leading any auctions",
auctionsWhereMaximum: "Auctions where your maximum is the highest appear here until they end.",
outbid: "Outbid",
haventOutbid: "You haven’t been outbid",
auctionsWhereAnother: "Auctions where another maximum is above yours appear here, with time to bid again.",
won: "Won",
haventWonAuction: "You haven’t won an auction yet",
homesBoughtAppear: "Homes you bought appear here.",
notWon: "Not won",
noneAuctionsEnded: "None of your auctions ended without a win",
auctionsEndedAnother: "Auctions that ended with another bidder ahead or below the reserve, or were canceled.",
};
