// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidReceipt = {
lastBid: "Your last bid",
auctionExtended: (v: { endsAtAfter: string | number }) => `The auction was extended to ${v.endsAtAfter}.`,
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
acceptedAtSamePrice: (v: { maximum: string | number; priceAfter: string | number }) => `We accepted your maximum of ${v.maximum}. The price stays at ${v.priceAfter}.`,
acceptedAtNewPrice: (v: { maximum: string | number; priceBefore: string | number; priceAfter: string | number }) => `We accepted your maximum of ${v.maximum}. The price went from ${v.priceBefore} to ${v.priceAfter}.`,
};
