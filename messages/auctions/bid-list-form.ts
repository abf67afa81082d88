// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidListForm = {
title: "Bid on one of several homes",
lead: ({ day }: { day: string | number }) => `Choose up to ten homes from the auctions of this seller that end on ${day}. Your list bids on one home at a time, in your order, and wins one at most.`,
place: "Place on your list",
notOnList: "Not on the list",
maximum: "Maximum bid",
maximumHelp: "Leave empty to use the maximum for all homes.",
common: "Maximum for all homes",
commonHelp: "For each home without a maximum of its own. You pay it once at most, because you win one home at most.",
facts: ({ price, minimum, end }: { price: string | number; minimum: string | number; end: string | number }) => `${price} now · at least ${minimum} · ends ${end}`,
factsBefore: ({ price, start, end }: { price: string | number; start: string | number; end: string | number }) => `Starts at ${price} · opens ${start} · ends ${end}`,
review: "Review the list",
checking: "Checking…",
noOthers: "There are no other homes in this sale",
noOthersText: "A list needs at least two auctions of one seller that end on the same day and take bids.",
seeAuctions: "See the auctions",
};
