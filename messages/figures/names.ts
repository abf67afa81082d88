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
sold: "Auctions sold",
failed: "Auctions failed",
undecided: "Auctions undecided",
sellThrough: "Sell-through",
homesSold: "Homes sold",
daysOnMarket: "Days on market",
saleToEstimate: "Sale price vs. estimate",
listToEstimate: "List price vs. estimate",
status: "Status",
auctions: "Auctions",
price: "Price vs. estimate",
days: "Days",
};
