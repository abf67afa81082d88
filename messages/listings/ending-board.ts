// Compiled from messages/en/listings.json by `npm run messages`.

export const endingBoard = {
endingSoon: "Ending soon",
noAuctionsOpen: "No auctions are open for bidding right now.",
allLiveAuctions: "All live auctions",
seeUpcoming: "See upcoming auctions",
};
