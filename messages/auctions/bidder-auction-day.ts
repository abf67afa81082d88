// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidderAuctionDay = {
lead: "Every auction on this day for homes you saved or bid on, updated live. When you bid here, the home’s page opens so you can review your amount.",
exposure: "Committed",
exposureOf: ({ exposure, limit }: { exposure: string | number; limit: string | number }) => `${exposure} of your ${limit} bid limit`,
exposureHelp: "Your maximums in auctions you’re leading, your running bid lists, and your open purchases, across all days.",
leading: "Leading",
outbid: "Outbid",
followed: "Lots",
yourMaximum: "Your maximum",
nextMinimum: "Minimum next bid",
none: "–",
onList: "On your list",
raise: "Raise",
bid: "Bid",
about: ({ street }: { street: string | number }) => `: ${street}`,
empty: "None of the auctions you follow end on this day",
emptyHelp: "Save a home or bid on it, and its auction appears here on the day it ends.",
seeAuctions: "See auctions",
toContract: "Continue to contract",
};
