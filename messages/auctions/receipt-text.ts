// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptText = {
bidsPurchaseAuction: (v: { auctionId: string | number; slug: string | number }) => `Bids and purchase in auction ${v.auctionId}, ${v.slug}`,
received: (v: { receivedAt: string | number; receivedAt2: string | number }) => `Received: ${v.receivedAt} (${v.receivedAt2})`,
buyer: (v: { alias: string | number }) => `Buyer: ${v.alias}`,
boughtBuyNow: (v: { price: string | number }) => `Bought (Buy Now) for: ${v.price}`,
ledgerEntry: (v: { seq: string | number }) => `Ledger entry: ${v.seq}`,
hash: (v: { hash: string | number }) => `Hash: ${v.hash}`,
received2: "Received",
bidder: "Bidder",
maximum: "Maximum",
priceBefore: "Price before",
priceAfter: "Price after",
position: "Position",
endBefore: "End before",
endAfter: "End after",
ledgerEntry2: "Ledger entry",
hash2: "Hash",
commitment: "Commitment",
salt: "Salt",
};
