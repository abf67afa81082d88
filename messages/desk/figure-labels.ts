// Compiled from messages/en/desk.json by `npm run messages`.

export const figureLabels = {
listings: "Homes listed",
auctions: "Auctions ended",
sellThrough: "Sell-through",
priceToEstimate: "Price vs. estimate",
defaults: "Defaults",
reviewHours: "Response to submissions",
limitHours: "Response to limit requests",
reportHours: "Response to reports",
};
