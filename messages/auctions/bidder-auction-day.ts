// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidderAuctionDay = {
lead: "Every auction of the day that you saved or bid in, live. A bid from here opens the home with the amount, where you review it.",
exposure: "Committed",
exposureOf: ({ exposure, limit }: { exposure: string | number; limit: string | number }) => `${exposure} of your ${limit} bid limit`,
exposureHelp: "Maximums where you lead, standing bid lists, and open purchases, on all days.",
leading: "Leading",
outbid: "Outbid",
followed: "Lots",
yourMaximum: "Your maximum",
nextMinimum: "Next minimum",
none: "–",
onList: "On your list",
raise: "Raise",
bid: "Bid",
about: ({ street }: { street: string | number }) => `: ${street}`,
empty: "No auctions that you follow end on this day",
emptyHelp: "Save a home or bid on it, and its auction appears here on the day it ends.",
seeAuctions: "See auctions",
toContract: "Continue to contract",
};
