// Compiled from messages/en/portfolio.json by `npm run messages`.

export const portfolioTotals = {
totals: "Totals for these homes",
homes: "Homes",
list: "List prices",
bids: "Current bids",
sold: "Sale prices",
};
