// Compiled from messages/en/portfolio.json by `npm run messages`.

export const priceWords = {
list: "List price",
starting: "Starting bid",
current: "Current bid",
agreed: "Contract price",
sold: "Sold for",
};
