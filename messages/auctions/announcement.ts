// Compiled from messages/en/auctions.json by `npm run messages`.

export const announcement = {
auctionStartingBid: (v: { startsAt: string | number; scheduledEndsAt: string | number; startingBid: string | number }) => `Auction from ${v.startsAt} to ${v.scheduledEndsAt}, starting bid ${v.startingBid}.`,
soldAuctionTimes: "To be sold at auction. Times to be announced.",
listPrice: (v: { listPrice: string | number }) => `List price ${v.listPrice}.`,
comingSoonListPrice: (v: { listPrice: string | number }) => `Coming soon. List price ${v.listPrice}.`,
};
