// Compiled from messages/en/desk.json by `npm run messages`.

export const figureHelp = {
listings: "Homes that came on the market for the first time.",
auctions: "Auctions that ended, sold or not.",
sellThrough: "Share of ended auctions that sold.",
priceToEstimate: "Median of the price as a share of the seller’s estimate, of auctions that sold.",
defaults: "Closings in which a side defaulted.",
reviewHours: "Average time from the submission to the decision.",
limitHours: "Average time from the request to the decision.",
reportHours: "Average time from the report to the decision.",
};
