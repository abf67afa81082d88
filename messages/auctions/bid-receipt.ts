// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidReceipt = {
lastBid: "Your last bid",
auctionExtended: ({ endsAtAfter }: { endsAtAfter: string | number }) => `The auction was extended to ${endsAtAfter}.`,
receipt: "Receipt",
bidder: "Bidder",
received: "Received",
ledgerEntry: "Ledger entry",
hash: "Hash",
saveReceipt: "Save receipt",
close: "Close",
bidLeading: "Your bid is in, and you’re leading",
bidLeadingAnother: "Your bid was leading, but another one is higher now",
bidAnotherMaximum: "Your bid is in, but another maximum is as high or higher",
acceptedAtSamePrice: ({ maximum, priceAfter }: { maximum: string | number; priceAfter: string | number }) => `We accepted your maximum of ${maximum}. The price stays at ${priceAfter}.`,
acceptedAtNewPrice: ({ maximum, priceBefore, priceAfter }: { maximum: string | number; priceBefore: string | number; priceAfter: string | number }) => `We accepted your maximum of ${maximum}. The price went from ${priceBefore} to ${priceAfter}.`,
};
