// Compiled from messages/en/figures.json by `npm run messages`.

export const names = {
homes: "Homes",
views: "Views",
saves: "Saves",
questions: "Questions",
offers: "Offers",
bidders: "Bidders",
bids: "Bids",
held: "Auctions held",
sold: "Auctions that sold",
failed: "Auctions without a sale",
undecided: "Auctions awaiting a decision",
sellThrough: "Sell-through",
homesSold: "Homes sold",
daysOnMarket: "Days on market",
saleToEstimate: "Sale price vs. estimate",
listToEstimate: "List price vs. estimate",
status: "Status",
auctions: "Auctions",
price: "Price vs. estimate",
};
