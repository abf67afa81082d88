// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const verifyPanel = {
verificationCodeSaved: "A verification code you saved",
lettersDigitsReceipt: "64 letters and digits from a receipt, a screenshot, or a friend.",
receipts: "Your receipts and saved ledgers",
stayBrowserMaximum: "Files stay in your browser, so only you see your maximum.",
policy: "Keys you trust",
policyHelp: "A C2SP tlog-policy file to use instead of the keys this site publishes.",
policyUnreadable: "This isn’t a valid policy file. It needs at least one log line and exactly one quorum line.",
verifyEveryEntry: "Verify every entry again",
verifyFirstTime: "Verify every entry",
couldntLoadLedger: "Couldn’t load the ledger or the transparency log",
nothingVerifiedCheck: "Nothing was verified. Check your connection and try again.",
verificationCodeCharacters: "A verification code has 64 characters: digits and the letters a to f.",
notReceiptSite: ({ unread }: { unread: string | number }) => `Not a receipt or ledger from this site: ${unread}.`,
browserSavedVerification: ({ heads, at }: { heads: number; at: string | number }) => `${(heads === 1 ? `This browser saved ${formatCount(heads)} verification code for this auction on ${at}. The check also covers what you were shown on that visit.` : `This browser saved ${formatCount(heads)} verification codes for this auction on earlier visits, the first on ${at}. The check also covers what you were shown on those visits.`)}`,
entriesChecked: "Entries checked",
logProgress: "Comparing with the transparency log",
entriesProgress: ({ done, total }: { done: string | number; total: string | number }) => `${done} of ${total} entries checked`,
};
