// Compiled from messages/en/listings.json by `npm run messages`.

export const totalCostCopy = {
allPriceUnknown: "Total cost unknown: no price yet",
allPriceUnknownLiens: "Total cost unknown: a lien’s amount isn’t known",
nextBidPaid: ({ offer }: { offer: string | number }) => `For a cash purchase at the next bid of ${offer}`,
listPrice: "For a cash purchase at the list price",
};
