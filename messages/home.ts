// Compiled from messages/en/home.json by `npm run messages`.

export const homeView = {
liveNow: "Live now",
openBiddingNow: "Open for bidding now.",
allAuctions: "All auctions",
noAuctionsOpen: "No auctions are open right now",
upcomingAuctions: "Upcoming auctions",
upcomingAuctionsAnnounced: "Upcoming auctions are announced with their start time, so you can inspect the property before you bid.",
newMarket: "New on the market",
allNewProperties: "All new properties",
browseCounty: "Browse by county",
montaukNiagaraWhats: "From Montauk to Niagara: what’s for sale in each of the 62 counties.",
marketStats: "Market stats",
bankOwnedHomes: "Bank-owned homes, sold in the open.",
foreclosedBankOwned: "Foreclosed and bank-owned property in all 62 counties of New York, at auction or at a fixed price. Every accepted bid is recorded on a public ledger, and you can see whether the reserve is met.",
propertiesSale: "Properties for sale",
liveAuctions: "Live auctions",
};

export const howItWorks = {
refuseKnownConflicts: "We refuse known conflicts of interest",
refuseBidsSellers: "We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known tie to the seller. We can’t prove who is behind an account.",
seeWhetherReserve: "You see whether the reserve is met",
onceReserveMet: (v: { whatBinds: string | number }) => `Once the reserve is met, the highest bidder at the end wins. ${v.whatBinds} Below the reserve, the seller has 48 hours to accept, counter once or decline.`,
everyBidPublic: "Every bid is on a public ledger",
eachBidExtension: "Each bid, extension and price is one entry, chained to the one before it. Anyone can recompute the prices from the opened bids; maximum bids that are still sealed can’t be checked. Times come from our server’s clock.",
howAuctionWorks: "How an auction works here",
seeFullProcess: "See the full process",
};

export const sellInvitation = {
bankServicerEstate: "Bank, servicer, estate or owner: sell here.",
listPropertyEight: "List your property in eight steps and choose how to sell it: an auction with no reserve, a published reserve or a sealed reserve, or a fixed price. You see the same ledger as your bidders.",
sellProperty: "Sell a property",
whatCosts: "What it costs",
};

export const appError = {
pageDidntLoad: "This page didn’t load",
tryAgain: "Try again",
home: "Home",
contact: "Contact us",
somethingWentWrong: "Something went wrong on our end. Confirmed bids are safe. Try again, or contact us if it keeps happening.",
referenceStaff: (v: { digest: string | number }) => `Reference for our staff: ${v.digest}`,
};

export const appNotFound = {
pageNotFound: "Page not found",
cantFindPage: "We can’t find that page",
allProperties: "All properties",
liveAuctions: "Live auctions",
addressMayMistyped: "The address may be mistyped, or the seller may have withdrawn the property. Search for what you were looking for:",
};
