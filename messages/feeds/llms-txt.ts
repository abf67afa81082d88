// Compiled from messages/en/feeds.json by `npm run messages`.

export const llmsTxt = {
intro: "Each price is labeled as a list price, a starting bid, a current bid, or a sale price. A bid is never a sale price. Times are New York time (ET).",
propertiesAndAuctions: "Properties and auctions",
howItWorks: "How it works",
data: "Data",
};
