// Compiled from messages/en/closings.json by `npm run messages`.

export const salesPage = {
noPurchasesSales: "No purchases or sales yet",
seeLiveAuctions: "See live auctions",
homesWinSell: "Homes you buy or sell appear here, with every step through closing. So do homes you can still buy as a backup buyer.",
turnBackupBuyer: "Your turn as backup buyer",
purchases: "Purchases",
sales: "Sales",
outbidClose: "Won by someone else",
buyerDoesntComplete: "If a buyer doesn’t complete a sale, the seller can offer the home to backup buyers in order of their maximum bids. Each backup buyer’s price is the price the auction would have reached if the bidders ahead of them hadn’t bid. You’re not bound until you accept.",
declinedNotBound: "You declined. You’re not bound.",
backupBuyerWell: "You’re a backup buyer. We’ll email you if it’s your turn.",
noLongerBackup: "You’re no longer a backup buyer.",
};
