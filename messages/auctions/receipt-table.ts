// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptTable = {
boughtBuyNow: ({ price }: { price: string | number }) => `Bought for ${price} (Buy Now)`,
endedAuction: ({ receivedAt, alias }: { receivedAt: string | number; alias: string | number }) => `${receivedAt} as ${alias}. This ended the auction.`,
ledgerEntry: "Ledger entry",
hash: "Verification code",
commitment: "Commitment",
salt: "Salt",
leadingBid: ({ receivedAt, alias, priceBefore, priceAfter }: { receivedAt: string | number; alias: string | number; priceBefore: string | number; priceAfter: string | number }) => `${receivedAt} as ${alias}. You took or kept the lead; the price went from ${priceBefore} to ${priceAfter}.`,
outbidBid: ({ receivedAt, alias, priceBefore, priceAfter }: { receivedAt: string | number; alias: string | number; priceBefore: string | number; priceAfter: string | number }) => `${receivedAt} as ${alias}. Another bidder’s maximum was the same or higher; the price went from ${priceBefore} to ${priceAfter}.`,
signedWith: "Signed with",
};
