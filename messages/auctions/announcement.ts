// Compiled from messages/en/auctions.json by `npm run messages`.

export const announcement = {
auctionStartingBid: ({ startsAt, scheduledEndsAt, startingBid }: { startsAt: string | number; scheduledEndsAt: string | number; startingBid: string | number }) => `Auction from ${startsAt} to ${scheduledEndsAt}, starting bid ${startingBid}.`,
soldAuctionTimes: "To be sold at auction. Times to be announced.",
listPrice: ({ listPrice }: { listPrice: string | number }) => `List price ${listPrice}.`,
comingSoonListPrice: ({ listPrice }: { listPrice: string | number }) => `Coming soon. List price ${listPrice}.`,
};
