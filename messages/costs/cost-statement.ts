// Compiled from messages/en/costs.json by `npm run messages`.

export const costStatement = {
title: "Cost statement",
lede: ({ day }: { day: string | number }) => `The costs for a cash buyer at the sale price, to the cent, as calculated when the home was sold on ${day}. The statement doesn’t change when our rates do. It’s an estimate, not a bill: your attorney and title company calculate the actual amounts.`,
mansionTaxLeftOut: "The mansion tax on the residential part of the price isn’t included because that part wasn’t stated.",
missing: "We save a cost statement when a home is sold. This sale has none because it began before we started doing so, or because its listing couldn’t be read.",
missingOpen: "Costs at today’s rates are an estimate and may differ from those on the day of the sale. Your attorney and title company calculate the actual amounts.",
missingClosed: "The actual amounts are in the closing statement from your attorney or title company. Without an estimate to compare them with, we don’t ask what you paid.",
today: "Estimate the costs at today’s rates",
show: "Show every line",
download: "Download as PDF",
closing: "What the buyer brings to closing",
"until-keys": "What the buyer pays until possession",
seller: "What the seller pays",
total: "Total",
cost: "Cost",
amount: "Amount",
line: ({ name, isEstimate, isUnverified }: { name: string | number; isEstimate: string; isUnverified: string }) => `${name}${(isEstimate === "yes" ? " (estimate)" : "")}${(isUnverified === "yes" ? ", unverified rate" : "")}`,
page: ({ page, pages }: { page: string | number; pages: string | number }) => `Page ${page} of ${pages}`,
};
