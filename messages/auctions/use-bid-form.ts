// Compiled from messages/en/auctions.json by `npm run messages`.

export const useBidForm = {
enterMaximumChoose: "Enter your maximum, or choose one of the amounts above.",
raiseMaximumBid: (v: { least: string | number }) => `To raise your maximum, bid ${v.least} or more.`,
nextBidMust: (v: { least: string | number }) => `The next bid must be ${v.least} or more.`,
};
