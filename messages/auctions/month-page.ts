// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const monthPage = {
notFound: "Not found",
auctionResultsOther: (v: { month: string | number; page: number }) => `Auction results for ${v.month}${(v.page === 1 ? "" : `, page ${v.page}`)}`,
howAuctionsBank: (v: { total: number; month: string | number; page: number; sold: string | number }) => `How ${(v.total === 1 ? `${formatCount(v.total)} auction` : `${formatCount(v.total)} auctions`)} of bank-owned property in New York ended in ${v.month}${(v.page === 1 ? "" : `, page ${v.page}`)}: ${v.sold} sold, and every other outcome reported as what it is.`,
};
