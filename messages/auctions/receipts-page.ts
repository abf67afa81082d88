// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptsPage = {
receipts: "Receipts",
receiptsBidsPurchases: "Receipts for your bids and purchases",
receiptsSaltCan: "With a receipt’s salt, you can show which commitment in the ledger is yours and what amount it seals. With its verification code, you can check that the entries up to your bid haven’t changed.",
haventBidYet: "You haven’t bid yet",
seeLiveAuctions: "See live auctions",
getReceiptEvery: "You get a receipt here for every bid you place and every Buy Now purchase.",
yourAlias: ({ alias, lastBidAt }: { alias: string | number; lastBidAt: string | number }) => `You’re ${alias}. Last bid: ${lastBidAt}`,
};
