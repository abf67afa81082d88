// Compiled from messages/en/auctions.json by `npm run messages`.

export const useBidForm = {
enterMaximum: "Enter your maximum bid.",
raiseMaximumBid: ({ least }: { least: string | number }) => `To raise your maximum, bid ${least} or more.`,
nextBidMust: ({ least }: { least: string | number }) => `The next bid must be ${least} or more.`,
};
