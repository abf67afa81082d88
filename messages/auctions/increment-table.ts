// Compiled from messages/en/auctions.json by `npm run messages`.

export const incrementTable = {
bidIncrementAmount: "Bid increment by the amount it’s added to",
amount: "Amount",
increment: "Increment",
auctionsTableRecorded: "An auction’s table is recorded in the first entry of its ledger and doesn’t change afterward.",
anyAmount: "Any amount",
under: (v: { below: string | number }) => `Under ${v.below}`,
above: (v: { from: string | number }) => `${v.from} and above`,
under2: (v: { from: string | number; below: string | number }) => `${v.from} to under ${v.below}`,
};
