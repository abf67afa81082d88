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
