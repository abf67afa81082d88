// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const ledgerPage = {
notFound: "Not found",
allEntriesPublic: ({ version }: { version: number }) => `${(version === 1 ? "The only entry" : `All ${formatCount(version)} entries`)} of the public ledger in plain English, with a button that verifies the ledger in your browser.`,
title: ({ page }: { page: number }) => `Verify the auction${(page === 1 ? "" : `, page ${page}`)}`,
titleOfHome: ({ address, page }: { address: string | number; page: number }) => `Verify the auction for ${address}${(page === 1 ? "" : `, page ${page}`)}`,
};
