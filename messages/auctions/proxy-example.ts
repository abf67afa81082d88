// Compiled from messages/en/auctions.json by `npm run messages`.

export const proxyExample = {
ana: "Ana",
ben: "Ben",
cleo: "Cleo",
firstBidPrice: "First bid: the price is the starting bid, even though Ana’s maximum is higher.",
anaStaysAhead: "Ana stays ahead, one increment above Ben’s maximum.",
tieGoesEarlier: "A tie goes to the earlier bid, so Ana still leads, at her maximum.",
cleosMaximumReaches: "Cleo’s maximum reaches the reserve, so the price rises to the reserve.",
refusedMinimumBid: ({ refusedUnder }: { refusedUnder: string | number }) => `Refused. The minimum bid is now ${refusedUnder}.`,
cleoStaysAhead: "Cleo stays ahead, one increment above Ana’s maximum.",
startingBidSealed: ({ startingBid, reserve }: { startingBid: string | number; reserve: string | number }) => `Starting bid ${startingBid}, sealed reserve ${reserve}`,
bidder: "Bidder",
maximum: "Maximum",
priceAfter: "Price after",
leads: "Leads",
why: "Why",
namesIllustrationOnly: "Names are for illustration only. On the site, bidders appear as Bidder 1, Bidder 2, and so on. Neither the other bidders nor the seller can see the leader’s maximum. A sealed reserve is opened when it’s met or the auction is over.",
};
