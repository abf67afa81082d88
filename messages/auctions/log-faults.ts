// Compiled from messages/en/auctions.json by `npm run messages`.

export const logFaults = {
malformed: "The latest checkpoint of the transparency log can’t be read.",
"wrong-signature": "A signature on the log’s latest checkpoint is invalid.",
"unknown-key": "None of this site’s known keys signed the log’s latest checkpoint.",
"other-log": "The latest checkpoint is from a different log.",
shrunk: ({ count }: { count: string | number }) => `The log has fewer entries than the ${count} it had before.`,
"not-continued": ({ count }: { count: string | number }) => `The log contradicts the one with ${count} entries that you saw before. There are two different logs.`,
"wrong-tiles": "The content of the log doesn’t match its signed checkpoint.",
"too-few-witnesses": ({ count }: { count: string | number }) => `Witnesses that signed the log: ${count}, fewer than you require.`,
"no-quorum": ({ count }: { count: string | number }) => `Witnesses that signed the log: ${count}. They don’t meet the quorum in the list of keys.`,
"no-own-witness": "None of the witnesses in your list signed the log. You may be seeing a different log from other people, or the witnesses may be down.",
"not-included": ({ entry }: { entry: string | number }) => `Entry ${entry} isn’t where it should be in the log.`,
"other-entry": ({ entry }: { entry: string | number }) => `The log has a different entry ${entry}.`,
"cut-off": ({ entry }: { entry: string | number }) => `The log has entry ${entry} of this auction, but the ledger ends before it.`,
late: ({ count }: { count: string | number }) => `Older entries that are missing from the log: ${count}.`,
restored: ({ count }: { count: string | number }) => `This site was restored from a backup and started a new log. Entries you saw in the former log that the new one doesn’t have: ${count}.`,
"former-denied": ({ count }: { count: string | number }) => `The site now says that its former log ended earlier, or that it isn’t the one with ${count} entries that you saw before.`,
"wrong-head": ({ entry }: { entry: string | number }) => `The signature on the ledger’s last entry, ${entry}, wasn’t made with any of this site’s known keys.`,
};
