// Compiled from messages/en/auctions.json by `npm run messages`.

export const savedLedgerFaults = {
"other-auction": "The saved ledger is from another auction.",
"wrong-head": ({ entry }: { entry: string | number }) => `The signature on the saved ledger’s last entry, ${entry}, wasn’t made with any of this site’s known keys.`,
denied: ({ entry }: { entry: string | number }) => `The site signed the saved ledger up to entry ${entry}, but the ledger contradicts it.`,
"not-continued": ({ entry }: { entry: string | number }) => `The ledger doesn’t contain the saved ledger’s last entry, ${entry}.`,
};
