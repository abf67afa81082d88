// Compiled from messages/en/open-data.json by `npm run messages`.

export const auctionSchemas = {
publicStateAuction: "The public state of an auction. Amounts are in cents.",
ledgerEntryChained: "A ledger entry, chained to the previous one by its hash.",
};
