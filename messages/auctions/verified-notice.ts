// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const verifiedNotice = {
ledgerFailedVerification: "The ledger failed verification",
entryFailedVerification: (v: { seq: string | number }) => `Entry ${v.seq} failed verification`,
entriesBeforePassed: (v: { entries: number }) => `${(v.entries === 1 ? `${formatCount(v.entries)} entry before it passed.` : `${formatCount(v.entries)} entries before it passed.`)} Save what your browser received: with the verification code you saved, it shows the change.`,
eachEntryFollows: "Each entry follows the one before it, from the scheduling to the verification code shown here.",
pricesRecomputedUnder: (v: { pricesRecomputed: number }) => `${(v.pricesRecomputed === 1 ? `${formatCount(v.pricesRecomputed)} price` : `${formatCount(v.pricesRecomputed)} prices`)} recomputed under the published rules. Each opened amount matches its commitment.`,
arrivalTimesServers: "Arrival times are our server’s own record, and a sealed reserve that wasn’t met can’t be checked.",
verificationCodesSaved: (v: { savedHeadCount: number }) => `${(v.savedHeadCount === 1 ? `${formatCount(v.savedHeadCount)} verification code saved earlier in this browser still matches.` : `${formatCount(v.savedHeadCount)} verification codes saved earlier in this browser still match.`)}`,
receiptsMatchLedger: (v: { names: number }) => `${(v.names === 1 ? `${formatCount(v.names)} receipt matches` : `${formatCount(v.names)} receipts match`)} the ledger, including each maximum and price.`,
ledgerDoesntMatch: "The ledger doesn’t match the published verification codes",
ledgerValidPublished: "The ledger is valid, but the published verification codes are out of date",
ledgerValidNot: "The ledger is valid, but not every receipt matches",
allEntriesVerified: (v: { entries: number }) => `All ${(v.entries === 1 ? `${formatCount(v.entries)} entry` : `${formatCount(v.entries)} entries`)} verified`,
olderEntriesArent: (v: { uncovered: number }) => `${(v.uncovered === 1 ? `${formatCount(v.uncovered)} older entry isn’t covered by a published verification code.` : `${formatCount(v.uncovered)} older entries aren’t covered by a published verification code.`)}`,
latestPublication: (v: { latestAt: string | number }) => `The latest publication is from ${v.latestAt}.`,
publishEveryHour: "We publish every hour, so publishing has stopped or a clock is wrong. Newer entries aren’t protected.",
noPublishedVerification: "No published verification code covers this auction.",
publishedVerificationCodes: (v: { compared: number }) => `${(v.compared === 1 ? `${formatCount(v.compared)} published verification code of this auction compared: it matches its entry.` : `${formatCount(v.compared)} published verification codes of this auction compared: each matches its entry.`)}`,
nothingDependsMaximum: "Nothing depends on a maximum that’s still sealed.",
comparisonsDependMaximum: (v: { comparisons: number }) => `${(v.comparisons === 1 ? `${formatCount(v.comparisons)} comparison depends` : `${formatCount(v.comparisons)} comparisons depend`)} on a maximum that’s still sealed: it’s known to be higher, but not how high.`,
saveCheckedLedger: "Save the checked ledger",
};
