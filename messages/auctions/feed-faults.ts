// Compiled from messages/en/auctions.json by `npm run messages`.

export const feedFaults = {
empty: "The feed of published verification codes is empty.",
invalid: ({ publication }: { publication: string | number }) => `The item after publication ${publication} isn’t a publication.`,
"unknown-hash": ({ hash }: { hash: string | number }) => `No publication has the hash ${hash}, which you saved.`,
"no-start": "The feed doesn’t start with its first publication.",
"broken-chain": ({ publication }: { publication: string | number }) => `Publication ${publication} doesn’t follow the one before it.`,
"dated-earlier": ({ publication }: { publication: string | number }) => `Publication ${publication} is dated earlier than the one before it.`,
"wrong-hash": ({ publication }: { publication: string | number }) => `The content of publication ${publication} doesn’t match its hash.`,
"other-entries": ({ publication, auction }: { publication: string | number; auction: string | number }) => `Publication ${publication}: the ledger of ${auction} was previously published with different entries.`,
"cut-off": ({ entry }: { entry: string | number }) => `The ledger ends before entry ${entry}, which was published.`,
"other-entry": ({ entry }: { entry: string | number }) => `Entry ${entry} isn’t the one that was published.`,
};
