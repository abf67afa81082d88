// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const historyList = {
showAllEntries: (v: { total: number }) => `Show all ${(v.total === 1 ? `${formatCount(v.total)} entry` : `${formatCount(v.total)} entries`)}`,
you: "You",
priceAfterEntry: "Price after this entry:",
verificationCode: "Verification code",
copyFullVerification: "Copy the full verification code",
copy: "Copy",
everyEntryChained: (v: { link: Tag }) => rich("Every entry is chained to the one before it. Save the code to check later that nothing was changed. ", v.link("Read and verify every entry")),
};
