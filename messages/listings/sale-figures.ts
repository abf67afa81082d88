// Compiled from messages/en/listings.json by `npm run messages`.

export const saleFigures = {
listed: "Listed",
startingBid: "Starting bid",
inLot: "In a lot",
soldInLot: ({ homes }: { homes: string | number }) => `Sold only in a lot of ${homes} homes`,
notScheduledYet: "Not scheduled yet",
sold: "Sold",
soldFor: "Sold for",
fixedPrice: "Fixed price",
listPrice: "List price",
underContract: "Under contract",
};
