// Compiled from messages/en/auctions.json by `npm run messages`.

export const activeBids = {
activeBids: "Active bids",
noneAuctionsLive: "None of the auctions you’ve bid in are live right now.",
seeLiveAuctions: "See live auctions",
howBiddingWorks: "How bidding works",
everyAuctionBid: "Every auction you bid in appears here with the price, your maximum, and whether you’re leading, updated live.",
};
