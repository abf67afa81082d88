// Compiled from messages/en/figures.json by `npm run messages`.

export const standings = {
sold: "Sold",
underContract: "Under contract",
noSale: "Auction without sale",
onMarket: "On the market",
offMarket: "Off the market",
};
