// Compiled from messages/en/figures.json by `npm run messages`.

export const standings = {
sold: "Sold",
underContract: "Under contract",
noSale: "Unsold at auction",
onMarket: "On the market",
offMarket: "Off the market",
};
