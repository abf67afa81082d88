// Compiled from messages/en/home.json by `npm run messages`.

export const howItWorks = {
refuseKnownConflicts: "We refuse known conflicts of interest",
refuseBidsSellers: "We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known connection to the seller. We can’t prove who is behind an account.",
seeWhetherReserve: "You see whether the reserve is met",
onceReserveMet: ({ whatBinds }: { whatBinds: string | number }) => `Once the reserve is met, the highest bidder at the end wins. ${whatBinds} Below the reserve, the seller has 48 hours to accept, counter once, or decline.`,
everyBidPublic: "Every bid is on a public ledger",
eachBidExtension: "Each bid, extension, and price is one entry, chained to the one before it. Anyone can recompute the prices from the opened bids; maximum bids that are still sealed can’t be checked. Times come from our server’s clock.",
howAuctionWorks: "How an auction works here",
seeFullProcess: "See the full process",
};
