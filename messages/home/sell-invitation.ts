// Compiled from messages/en/home.json by `npm run messages`.

export const sellInvitation = {
bankServicerEstate: "Banks, servicers, estates, and owners: sell here.",
listPropertyEight: "List your property in eight steps and choose how to sell it: at a fixed price, or at auction with no reserve, a published reserve, or a sealed reserve. You see the same ledger as your bidders.",
sellProperty: "Sell a property",
whatCosts: "What it costs",
};
