// Compiled from messages/en/listings.json by `npm run messages`.

export const totalCostCopy = {
allPriceUnknown: "All-in price unknown: no price yet",
allPriceUnknownLiens: "All-in price unknown: a lien’s amount isn’t known",
nextBidPaid: ({ offer }: { offer: string | number }) => `At the next bid of ${offer}, paid in cash`,
listPrice: "At the list price, paid in cash",
};
