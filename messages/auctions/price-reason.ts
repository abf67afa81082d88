// Compiled from messages/en/auctions.json by `npm run messages`.

export const priceReason = {
buyNowBeforeBids: "The price is the Buy Now price in the terms. There were no bids.",
buyNowBelowReserve: "The price is the Buy Now price in the terms. No bid had met the reserve.",
unchanged: "The price doesn’t change.",
reachesLoweredReserve: ({ price }: { price: string | number }) => `The leading maximum reaches the lowered reserve, so the price rises to ${price}.`,
reachesReserve: ({ leader, price }: { leader: string | number; price: string | number }) => `${leader}’s maximum reaches the reserve, so the price rises to ${price}.`,
firstBid: "The first bid sets the price at the starting bid, however high the bidder’s maximum is.",
ownRaise: "When the leader raises their own maximum, the price doesn’t change.",
tie: ({ first, second }: { first: string | number; second: string | number }) => `${first} and ${second} have the same maximum. ${first}’s arrived first, so ${first} leads at that amount.`,
fullMaximum: ({ leader, increment, alias, maximum }: { leader: string | number; increment: string | number; alias: string | number; maximum: string | number }) => `${leader}’s full maximum, which is less than one increment of ${increment} above ${alias}’s maximum of ${maximum}.`,
oneIncrement: ({ increment, alias, maximum }: { increment: string | number; alias: string | number; maximum: string | number }) => `One increment of ${increment} above ${alias}’s maximum of ${maximum}.`,
};
