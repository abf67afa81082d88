// Compiled from messages/en/property.json by `npm run messages`.

export const pricePanel = {
price: "Price",
notReported: "Not reported",
notSetYet: "Not set yet",
reduced: ({ previousListPrice }: { previousListPrice: string | number }) => `Reduced from ${previousListPrice}`,
raised: ({ previousListPrice }: { previousListPrice: string | number }) => `Raised from ${previousListPrice}`,
noBuyersPremium: "No buyer’s premium.",
makeOffer: "Make an offer",
sold: "Sold for",
startingBid: "Starting bid",
listPrice: "List price",
};
