// Compiled from messages/en/auctions.json by `npm run messages`.

export const resultsPage = {
auctionResultsMonth: "Auction results by month",
everyAuctionBank: "Every auction of bank-owned property in New York on this site, month by month: how many sold, missed the reserve, had no bids, or were canceled.",
everyAuctionStays: "Every auction stays listed here with its outcome. “Sold” means the sale is still in effect or has closed. The reserve may have been met, the seller may have accepted a lower bid, or the auction may have had no reserve. A sale that fell through is counted separately, unless a backup buyer bought the home.",
noAuctionsEnded: "No auctions have ended yet",
liveAuctions: "Live auctions",
resultsAppearOnce: "Results appear here once the first auction has ended.",
auctionsMonthEnded: "Auctions by the month they ended, New York time (ET)",
month: "Month",
all: "Total",
};
