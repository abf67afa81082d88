// Compiled from messages/en/desk.json by `npm run messages`.

export const figureLabels = {
listings: "Homes listed",
auctions: "Auctions ended",
sellThrough: "Sell-through",
priceToEstimate: "Price vs. estimate",
defaults: "Defaults",
reviewHours: "Response time for submissions",
limitHours: "Response time for limit requests",
reportHours: "Response time for reports",
};
