// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const logFaults = {
malformed: "The latest checkpoint of the transparency log can’t be read.",
"wrong-signature": "A signature on the log’s latest checkpoint is invalid.",
"unknown-key": "None of this site’s known keys signed the log’s latest checkpoint.",
"other-log": "The latest checkpoint is from a different log.",
shrunk: ({ count }: { count: string | number }) => `The log has fewer entries than the ${count} it had before.`,
"not-continued": ({ count }: { count: string | number }) => `The log contradicts the one with ${count} entries that you saw before. There are two different logs.`,
"wrong-tiles": "The content of the log doesn’t match its signed checkpoint.",
"too-few-witnesses": ({ count }: { count: number }) => `The log has ${(count === 0 ? "no witness signatures" : (count === 1 ? `${formatCount(count)} witness signature` : `${formatCount(count)} witness signatures`))}, fewer than you require.`,
"no-quorum": ({ count }: { count: number }) => `The log has ${(count === 0 ? "no witness signatures" : (count === 1 ? `${formatCount(count)} witness signature` : `${formatCount(count)} witness signatures`))}, so it doesn’t meet the quorum in the list of keys.`,
"no-own-witness": "None of the witnesses in your list signed the log. You may be seeing a different log than other people see, or the witnesses may be down.",
"not-included": ({ entry }: { entry: string | number }) => `Entry ${entry} isn’t where it should be in the log.`,
"other-entry": ({ entry }: { entry: string | number }) => `The log has a different entry ${entry}.`,
"cut-off": ({ entry }: { entry: string | number }) => `The log has entry ${entry} of this auction, but the ledger ends before it.`,
late: ({ count }: { count: number }) => `${formatCount(count)} older entr${(count === 1 ? "y is" : "ies are")} missing from the log.`,
restored: ({ count }: { count: number }) => `This site was restored from a backup and started a new log. ${formatCount(count)} entr${(count === 1 ? "y you saw in the former log is" : "ies you saw in the former log are")} missing from the new one.`,
"former-denied": ({ count }: { count: string | number }) => `The site now says that its former log ended earlier or isn’t the log with ${count} entries that you saw before.`,
"wrong-head": ({ entry }: { entry: string | number }) => `The signature on the ledger’s last entry, ${entry}, wasn’t made with any of this site’s known keys.`,
};
