// Compiled from messages/en/home.json by `npm run messages`.

export const homeView = {
liveNow: "Live now",
openBiddingNow: "Open for bidding now.",
allAuctions: "All auctions",
noAuctionOpen: "No auction is open at this moment",
upcomingAuctions: "Upcoming auctions",
nextOnesAnnounced: "The next ones are announced with their start, so that you can inspect the property before bidding.",
newMarket: "New on the market",
allNewProperties: "All new properties",
byCounty: "By county",
fromMontaukNiagara: "From Montauk to Niagara: what is for sale in each of the 62 counties.",
pricesKinds: "Prices and kinds",
bankOwnedHomes: "Bank-owned homes, sold in the open.",
foreclosedBankOwned: "Foreclosed and bank-owned property in all 62 counties of New York, at auction or at a fixed price. Every accepted bid is on a public ledger, and you see whether the reserve is met.",
propertiesSale: "Properties for sale",
liveAuctions: "Live auctions",
};

export const howItWorks = {
knownConflictsInterest: "Known conflicts of interest are refused",
weRefuseBids: "We refuse bids from the seller’s accounts, from our staff accounts and from accounts with a known tie to the seller. We cannot prove who is behind an account.",
seeWhetherReserve: "You see whether the reserve is met",
onceReserveMet: (v: { whatBinds: string | number }) => `Once the reserve is met, the highest bidder at the end wins. ${v.whatBinds} Below the reserve, the seller has 48 hours to accept, counter once or decline.`,
everyBidPublic: "Every bid is on a public ledger",
eachBidExtension: "Each bid, extension and price is one entry, chained to the one before it. Anyone can recompute the prices from the opened bids; maximums that are still sealed cannot be checked. Times come from our server’s clock.",
howAuctionWorks: "How an auction works here",
howWorksFull: "How it works in full",
};

export const sellInvitation = {
bankServicerEstate: "Bank, servicer, estate or owner: sell here.",
listPropertyEight: "List the property in eight steps and choose how to sell: an auction without reserve, with a published or with a sealed reserve, or a fixed price. You watch the same ledger as your bidders.",
sellProperty: "Sell a property",
whatCosts: "What it costs",
};

export const appError = {
pageDidNot: "This page did not load",
tryAgain: "Try again",
home: "Home",
tellUs: "Tell us",
faultOursNot: "The fault is ours, not yours. Bids that were confirmed are safe.",
referenceOurStaff: (v: { digest: string | number }) => `Reference for our staff: ${v.digest}`,
};

export const appNotFound = {
notFound: "Not found",
thereNothingAddress: "There is nothing at this address",
allProperties: "All properties",
liveAuctions: "Live auctions",
addressMayMistyped: "The address may be mistyped, or the property may have been withdrawn by its seller. Search for what you wanted to see:",
};
