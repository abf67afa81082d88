// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptFaults = {
"other-auction": "The receipt is for another auction.",
"wrong-hash": ({ entry }: { entry: string | number }) => `The hash of entry ${entry} doesn’t match the receipt.`,
"wrong-signature": ({ entry }: { entry: string | number }) => `The signature on the receipt for entry ${entry} wasn’t made with any of this site’s known keys.`,
denied: ({ entry }: { entry: string | number }) => `The site signed the receipt for entry ${entry}, but the ledger contradicts it.`,
"not-a-purchase": ({ entry }: { entry: string | number }) => `Entry ${entry} isn’t a purchase.`,
"not-a-bid": ({ entry }: { entry: string | number }) => `Entry ${entry} isn’t a bid.`,
"other-maximum": ({ entry }: { entry: string | number }) => `Entry ${entry} commits to a different maximum than the receipt states.`,
"other-content": ({ entry }: { entry: string | number }) => `The receipt doesn’t match entry ${entry}.`,
};
