// Compiled from messages/en/auctions.json by `npm run messages`.

export const auctionsPage = {
livePropertyAuctions: "Live property auctions in New York",
bankOwnedProperties: "Bank-owned properties in New York up for auction now: current bid, reserve, and time left for every live auction.",
};
