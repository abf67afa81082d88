// Compiled from messages/en/auctions.json by `npm run messages`.

export const incrementTable = {
bidIncrementAmount: "Bid increment by the amount it’s added to",
amount: "Amount",
increment: "Increment",
auctionsTableRecorded: "An auction’s table is recorded in the first entry of its ledger and doesn’t change afterward.",
anyAmount: "Any amount",
under: ({ below }: { below: string | number }) => `Under ${below}`,
above: ({ from }: { from: string | number }) => `${from} and above`,
under2: ({ from, below }: { from: string | number; below: string | number }) => `${from} to under ${below}`,
};
