// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const historyList = {
showAllEntries: ({ total }: { total: number }) => `Show all ${formatCount(total)} entr${(total === 1 ? "y" : "ies")}`,
you: "You",
verificationCode: "Verification code",
copyFullVerification: "Copy the full verification code",
copy: "Copy",
verify: "Verify",
everyEntryChained: ({ link }: { link: Tag }) => rich("Every entry is chained to the one before it. Save the code so you can check later that nothing was changed. ", link("Read and verify every entry")),
};
