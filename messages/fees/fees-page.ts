// Compiled from messages/en/fees.json by `npm run messages`.

export const feesPage = {
fees: "Fees",
whatCostsBid: "Bidding and selling here are free, with no buyer’s premium. Costs at a New York closing include transfer taxes, mansion tax, mortgage recording tax, and title insurance.",
browsingRegisteringBidding: "Browsing, registering, bidding, and listing cost nothing here, and there’s no buyer’s premium. New York’s taxes and the professionals who close a sale do cost money; this page says how much.",
taxesRatesGeneral: ({ closingCostsAsOf }: { closingCostsAsOf: string | number }) => `Taxes and rates as of ${closingCostsAsOf}. This is general information, not legal or tax advice: your attorney and title company calculate the actual amounts.`,
whatCharge: "What we charge",
deposits: "Deposits",
whatNewYork: "What a New York closing costs",
whenPaySellers: "When you pay the seller’s taxes",
threeExamples: "Three examples",
};
