// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptTable = {
boughtBuyNow: (v: { price: string | number }) => `Bought for ${v.price} (Buy Now)`,
endedAuction: (v: { receivedAt: string | number; alias: string | number }) => `${v.receivedAt} as ${v.alias}. This ended the auction.`,
ledgerEntry: "Ledger entry",
hash: "Hash",
commitment: "Commitment",
salt: "Salt",
leadingBid: (v: { receivedAt: string | number; alias: string | number; priceBefore: string | number; priceAfter: string | number }) => `${v.receivedAt} as ${v.alias}. Your bid led; the price went from ${v.priceBefore} to ${v.priceAfter}.`,
outbidBid: (v: { receivedAt: string | number; alias: string | number; priceBefore: string | number; priceAfter: string | number }) => `${v.receivedAt} as ${v.alias}. Another maximum was as high or higher; the price went from ${v.priceBefore} to ${v.priceAfter}.`,
};
