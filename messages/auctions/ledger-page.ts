// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const ledgerPage = {
notFound: "Not found",
allEntriesPublic: (v: { version: number }) => `All ${(v.version === 1 ? `${formatCount(v.version)} entry` : `${formatCount(v.version)} entries`)} of the public ledger in plain English, with a button that verifies each of them in your browser.`,
title: (v: { page: number }) => `Verify the auction${(v.page === 1 ? "" : `, page ${v.page}`)}`,
titleOfHome: (v: { address: string | number; page: number }) => `Verify the auction of ${v.address}${(v.page === 1 ? "" : `, page ${v.page}`)}`,
};
