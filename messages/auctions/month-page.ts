// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const monthPage = {
notFound: "Not found",
auctionResultsOther: ({ month, page }: { month: string | number; page: number }) => `Auction results for ${month}${(page === 1 ? "" : `, page ${page}`)}`,
howAuctionsBank: ({ total, month, page, sold }: { total: number; month: string | number; page: number; sold: string | number }) => `How ${formatCount(total)} auction${(total === 1 ? "" : "s")} of bank-owned property in New York ended in ${month}${(page === 1 ? "" : `, page ${page}`)}: ${sold} sold. Every outcome is listed.`,
};
