// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidForm = {
wholeDollarsOnly: "Whole dollars only. We bid for you only as much as needed, up to this amount. Other bidders and the seller can’t see it while you’re leading.",
newMaximum: "Your new maximum",
maximumBid: "Your maximum bid",
};
