// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidListForm = {
title: "Bid on several homes to win one",
lead: ({ day }: { day: string | number }) => `Choose up to ten homes from this seller’s auctions that end on ${day}. Your list bids on one home at a time, in the order you set, and wins at most one.`,
place: "Position on your list",
notOnList: "Not on the list",
maximum: "Maximum bid",
maximumHelp: "Leave blank to use the amount under “Maximum for all homes.”",
common: "Maximum for all homes",
commonHelp: "Used for each home without its own maximum. A home’s own maximum can’t be higher than this. You can win only one home, so you pay only once.",
facts: ({ price, minimum, end }: { price: string | number; minimum: string | number; end: string | number }) => `${price} now · minimum bid ${minimum} · ends ${end}`,
factsBefore: ({ price, start, end }: { price: string | number; start: string | number; end: string | number }) => `Starts at ${price} · opens ${start} · ends ${end}`,
review: "Review the list",
checking: "Checking…",
noOthers: "There are no other homes in this sale",
noOthersText: "A list needs at least two auctions from the same seller that end on the same day and can still accept bids.",
seeAuctions: "See the auctions",
};
