// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const ledgerView = {
auctions: "Auctions",
ledger: "Ledger",
verifyAuction: "Verify this auction",
checkYourself: "Check it yourself",
browserDownloadsAll: ({ version }: { version: number }) => `Your browser downloads ${(version === 1 ? "the only entry" : `all ${formatCount(version)} entries`)} and recomputes every hash, price, and end time, using the same code that priced the bids.`,
needsJavaScriptWithout: "Verification in your browser needs JavaScript. Without it, use the ledger as JSON.",
ledgerPlainEnglish: "The ledger in plain English",
opened: ({ opened }: { opened: string | number }) => `Opened: ${opened}`,
priceAfterEntry: "Price after this entry:",
priceBeforeAfter: "Price before and after this entry:",
verificationCodeEntry: ({ seq, code, head }: { seq: string | number; code: Tag; head: string | number }) => rich("Verification code (entry ", seq, "): ", code(`${head}`), ". Save it to check later that no earlier entry has changed."),
entriesInLog: ({ link }: { link: Tag }) => rich("Every entry is added to ", link("a transparency log of all auctions"), ", normally within a minute. Anyone can save the log, and witnesses can sign it."),
checkOwnProgram: ({ link, link2 }: { link: Tag; link2: Tag }) => rich("Or check it with your own program: ", link("the ledger as JSON"), " and ", link2("how it’s built"), "."),
verifierPackage: ({ link, file, code, sha256 }: { link: Tag; file: string | number; code: Tag; sha256: string | number }) => rich("Or run our verifier on your computer: ", link(`${file}`), ", SHA-256 ", code(`${sha256}`), "."),
checkerIsOurs: "We wrote this verifier and serve it, so don’t take our word for it: compare its hash with the one other people got, build it from its source yourself, or have someone you trust write one from the published format.",
whatProvesWhat: "What this check shows and what it doesn’t",
checked: "Checked",
noEntryChanged: "Whether any entry was changed, left out, or inserted since you were shown a verification code. Whether prices follow from the bids under the published rules, wherever the amounts have been opened. Whether a tie went to the bid that arrived first (in auctions under the first version of the rules, to the earlier entry). Whether the end time moved only as the rules allow, based on the arrival times and outages in the ledger. Whether each entry is in the transparency log, whether the log has an entry for this auction that the ledger leaves out, and whether the log still contains everything this browser saw in it before. Whether every opened amount is the one its bidder (or, for the reserve, the seller) committed to.",
permanentlySealed: "Permanently sealed",
leadersMaximumExtent: "The leader’s maximum, if the price never reached it, and any maximum that its bidder later raised. A price that depends on one of these is correct only if the maximum is above that price. Only the bidder can prove that, with the receipt. To everyone else, the maximum stays sealed, so no seller can ask for an amount just below it.",
notChecked: "Not checked",
whoBehindAlias: "Who is behind an alias: we refuse bids from accounts with a known conflict of interest but can’t prove who is behind an account. When a bid arrived: the times are our server’s own record. A sealed reserve in a canceled auction or, in auctions scheduled before November 27, 2026, one that wasn’t met. Whether we counted every refused bid. Whether someone else was shown a different log, unless a witness you trust signed this one.",
signedByAlias: "Signed by this bidder’s key",
signedByDevice: "Signed by another device’s key, added with an earlier key of this bidder",
signedBySession: "Signed by another device’s key, added by session",
notSigned: "Not signed: placed by session only",
signatures: "Bidders’ signatures",
whatSignaturesCover: "With the first bid in an auction, the bidder’s browser creates a key that stays in that browser and signs every maximum. The check shows whether each signature matches its bid and its alias. So we can’t change a signed maximum, assign it to another bidder, or add one for a bidder whose key we don’t have. A key added by session proves little: anyone signed in to the account can add one, and so could we. We serve the script that creates the keys, so a dishonest site could serve a different one. A site could also invent a bidder, key included, or refuse a signed bid and use it later. A bid without a signature was placed by a bid list, through the API, or in a browser that can’t store a key; for that bid, you have only our word. The same goes for bids with a bidder’s ninth or later key, and for a first bid that arrived just after those of four other bidders.",
};
