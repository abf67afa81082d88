// Compiled from messages/en/auctions.json by `npm run messages`.

export const incrementTable = {
bidIncrementAmount: "Bid increments by bid amount",
amount: "Amount",
increment: "Increment",
auctionsTableRecorded: "Each auction’s increments are recorded in the first entry of its ledger and don’t change afterward.",
anyAmount: "Any amount",
under: ({ below }: { below: string | number }) => `Under ${below}`,
above: ({ from }: { from: string | number }) => `${from} and above`,
betweenAmounts: ({ from, below }: { from: string | number; below: string | number }) => `${from} to under ${below}`,
};
