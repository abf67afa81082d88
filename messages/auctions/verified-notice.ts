// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const verifiedNotice = {
ledgerFailedVerification: "The ledger failed verification",
entryFailedVerification: ({ seq }: { seq: string | number }) => `Entry ${seq} failed verification`,
entriesBeforePassed: ({ entries }: { entries: number }) => `${formatCount(entries)} entr${(entries === 1 ? "y before it passed." : "ies before it passed.")} Save the ledger that your browser received: together with the verification code you saved, it shows the change.`,
eachEntryFollows: "Each entry follows the one before it, from the first to the one with the verification code shown here.",
pricesRecomputedUnder: ({ pricesRecomputed }: { pricesRecomputed: number }) => `${formatCount(pricesRecomputed)} price${(pricesRecomputed === 1 ? "" : "s")} recomputed under the published rules. Each opened amount matches its commitment.`,
arrivalTimesServers: "Arrival times are our server’s own record, and a sealed reserve that wasn’t met can’t be checked.",
verificationCodesSaved: ({ savedHeadCount }: { savedHeadCount: number }) => `${formatCount(savedHeadCount)} verification code${(savedHeadCount === 1 ? " saved earlier in this browser still matches." : "s saved earlier in this browser still match.")}`,
receiptsMatchLedger: ({ names }: { names: number }) => `${formatCount(names)} receipt${(names === 1 ? " matches" : "s match")} the ledger, including each maximum and price.`,
receiptsSigned: ({ receipts }: { receipts: number }) => `${formatCount(receipts)} receipt${(receipts === 1 ? " carries" : "s carry")} this site’s signature. It proves that we took the bid, even if we deny it later.`,
ledgerDoesntMatch: "The ledger doesn’t match the transparency log",
ledgerValidNot: "The ledger is valid, but not every receipt matches",
allEntriesVerified: ({ entries }: { entries: number }) => `${(entries === 1 ? `${formatCount(entries)} entry verified` : `All ${formatCount(entries)} entries verified`)}`,
entriesInLog: ({ included, entries, size }: { included: string | number; entries: string | number; size: number }) => `${included} of ${entries} entries are in the transparency log of ${formatCount(size)} entr${(size === 1 ? "y" : "ies")}, each with a proof.`,
entriesWaiting: ({ waiting }: { waiting: number }) => `${(waiting === 1 ? "The newest entry gets into the log within a minute." : `The newest ${formatCount(waiting)} entries get into the log within a minute.`)}`,
nothingHidden: "The log has no entry of this auction that the ledger leaves out.",
notSearched: "The log is too long to search it here for entries that the ledger leaves out. The command line does that.",
logContinues: "The log continues the one that this browser saw on your last check.",
witnessesSigned: ({ signed, witnesses, names }: { signed: string | number; witnesses: number; names: string | number }) => `${signed} of ${formatCount(witnesses)} witness${(witnesses === 1 ? "" : "es")} signed this log: ${names}.`,
witnessesMissing: ({ names }: { names: string | number }) => `Not signed by: ${names}.`,
noWitness: "No witness signed this log. Without witnesses, a different log shown only to you isn’t noticed.",
nothingDependsMaximum: "Nothing depends on a maximum that’s still sealed.",
comparisonsDependMaximum: ({ comparisons }: { comparisons: number }) => `${formatCount(comparisons)} comparison${(comparisons === 1 ? " depends" : "s depend")} on a maximum that’s still sealed: we know it’s higher, but not by how much.`,
saveCheckedLedger: "Save the checked ledger",
};
