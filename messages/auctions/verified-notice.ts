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
ledgerDoesntMatch: "The ledger doesn’t match the published verification codes",
ledgerValidPublished: "The ledger is valid, but the published verification codes are out of date",
ledgerValidNot: "The ledger is valid, but not every receipt matches",
allEntriesVerified: ({ entries }: { entries: number }) => `${(entries === 1 ? `${formatCount(entries)} entry verified` : `All ${formatCount(entries)} entries verified`)}`,
olderEntriesArent: ({ uncovered }: { uncovered: number }) => `${formatCount(uncovered)} older entr${(uncovered === 1 ? "y isn’t covered by a published verification code." : "ies aren’t covered by a published verification code.")}`,
latestPublication: ({ latestAt }: { latestAt: string | number }) => `The latest publication is from ${latestAt}.`,
publishEveryHour: "We publish every hour, so either publishing has stopped or a clock is wrong. Newer entries aren’t protected.",
noPublishedVerification: "No published verification code covers this auction.",
publishedVerificationCodes: ({ compared }: { compared: number }) => `${formatCount(compared)} published verification code${(compared === 1 ? " for this auction was compared, and it matches its entry." : "s for this auction were compared, and each matches its entry.")}`,
nothingDependsMaximum: "Nothing depends on a maximum that’s still sealed.",
comparisonsDependMaximum: ({ comparisons }: { comparisons: number }) => `${formatCount(comparisons)} comparison${(comparisons === 1 ? " depends" : "s depend")} on a maximum that’s still sealed: we know it’s higher, but not by how much.`,
saveCheckedLedger: "Save the checked ledger",
};
