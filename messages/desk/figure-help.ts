// Compiled from messages/en/desk.json by `npm run messages`.

export const figureHelp = {
listings: "Homes listed for the first time.",
auctions: "Auctions that ended, with or without a sale.",
sellThrough: "Share of auctions that ended in a sale.",
priceToEstimate: "Median sale price as a share of the seller’s estimate, for homes sold at auction.",
defaults: "Closings in which the buyer or seller defaulted.",
reviewHours: "Average time from submission to decision.",
limitHours: "Average time from request to decision.",
reportHours: "Average time from report to decision.",
};
