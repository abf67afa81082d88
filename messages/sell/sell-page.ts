// Compiled from messages/en/sell.json by `npm run messages`.

export const sellPage = {
sellProperty: "Sell a property",
sellBankOwned: "Sell a bank-owned, inherited, or other property in New York: at auction, with or without a reserve, or at a fixed price. Listing is free.",
bankServicerEstate: "Whether you’re a bank, servicer, estate, public agency, or owner, you can list your property yourself in eight steps. We charge nothing for listing or selling here.",
listProperty: "List a property",
chooseSaleType: "Choose a sale type",
listingClosing: "From listing to closing",
teamsTables: "Organizations and imports",
whatAsk: "What we ask for",
whatAgree: "What you agree to",
whatCosts: "What it costs",
wantTalkFirst: "Want to talk first?",
};
