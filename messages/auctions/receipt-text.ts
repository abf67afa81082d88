// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptText = {
signature: "Site signature",
bidsPurchaseAuction: ({ auctionId, slug }: { auctionId: string | number; slug: string | number }) => `Receipts for auction ${auctionId}, ${slug}`,
received: ({ receivedAt, receivedAt2 }: { receivedAt: string | number; receivedAt2: string | number }) => `Received: ${receivedAt} (${receivedAt2})`,
buyer: ({ alias }: { alias: string | number }) => `Buyer: ${alias}`,
boughtBuyNow: ({ price }: { price: string | number }) => `Bought at Buy Now price: ${price}`,
ledgerEntry: ({ seq }: { seq: string | number }) => `Ledger entry: ${seq}`,
hash: ({ hash }: { hash: string | number }) => `Verification code: ${hash}`,
receivedLabel: "Received",
bidder: "Bidder",
maximum: "Maximum",
priceBefore: "Price before",
priceAfter: "Price after",
position: "Position",
endBefore: "End time before",
endAfter: "End time after",
ledgerEntryLabel: "Ledger entry",
verificationCodeLabel: "Verification code",
commitment: "Commitment",
salt: "Salt",
signedWith: "Signed with",
};
