// Compiled from messages/en/auctions.json by `npm run messages`.

export const endedPage = {
endedPropertyAuctions: "Ended property auctions in New York",
howEveryAuction: "How every auction of a bank-owned property in New York ended: sold, reserve not met, no bids, or canceled.",
};
