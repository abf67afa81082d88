// Compiled from messages/en/listings.json by `npm run messages`.

export const endingBoard = {
endingSoon: "Ending soon",
live: "Live",
noAuctionsOpen: "No auctions are open for bidding right now. Find upcoming ones under Auctions.",
};
