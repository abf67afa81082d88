// Compiled from messages/en/listings.json by `npm run messages`.

export const totalCostCopy = {
allPriceUnknown: "All-in price unknown: no price yet",
allPriceUnknownLiens: "All-in price unknown: a lien’s amount isn’t known",
nextBidPaid: ({ offer }: { offer: string | number }) => `For a cash purchase at the next bid of ${offer}`,
listPrice: "For a cash purchase at the list price",
};
