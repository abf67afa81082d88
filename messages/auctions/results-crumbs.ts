// Compiled from messages/en/auctions.json by `npm run messages`.

export const resultsCrumbs = {
home: "Home",
auctions: "Auctions",
results: "Results",
};
