// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const verifyPanel = {
verificationCodeSaved: "A verification code you saved",
lettersDigitsReceipt: "64 letters and digits from a receipt, a screenshot or a friend.",
receipts: "Your receipts",
stayBrowserMaximum: "They stay in your browser. Your maximum is opened only for you.",
verifyEveryEntry: "Verify every entry again",
verifyEveryEntry2: "Verify every entry",
couldntLoadLedger: "Couldn’t load the ledger or the published verification codes",
nothingVerifiedCheck: "Nothing was verified. Check your connection and try again.",
verificationCodeCharacters: "A verification code has 64 characters: digits and letters from a to f.",
notReceiptSite: (v: { unread: string | number }) => `Not a receipt from this site: ${v.unread}.`,
browserSavedVerification: (v: { heads: number; at: string | number }) => `This browser saved ${(v.heads === 1 ? `${formatCount(v.heads)} verification code` : `${formatCount(v.heads)} verification codes`)} of this auction on earlier visits, the first on ${v.at}. What you were shown then is checked, too.`,
entriesChecked: "Entries checked",
publishedVerificationCodes: "Published verification codes checked",
loadingPublishedVerification: "Loading published verification codes",
loadingPublishedVerificationCodes: (v: { done: string | number }) => `Loading published verification codes: ${v.done}`,
entriesProgress: (v: { done: string | number; total: string | number }) => `${v.done} of ${v.total} entries checked`,
publicationsProgress: (v: { done: string | number; total: string | number }) => `${v.done} of ${v.total} hourly publications checked`,
};
