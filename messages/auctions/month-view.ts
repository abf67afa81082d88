// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const monthView = {
auctionResultsOther: ({ month, page }: { month: string | number; page: number }) => `Auction results for ${month}${(page === 1 ? "" : `, page ${page}`)}`,
listedEndDate: "Listed by end date, New York time (ET). Recorded outcomes don’t change, but we add any later decision by the seller and note when a sale falls through. A high bid alone is never listed as a sale.",
auctionsEnded: ({ cards }: { cards: number }) => `${formatCount(cards)} auction${(cards === 1 ? "" : "s")} ended`,
moreAuctionsIncluded: ({ unlisted }: { unlisted: number }) => `${formatCount(unlisted)} more auction${(unlisted === 1 ? " is included in the counts, but its property page isn’t available right now." : "s are included in the counts, but their property pages aren’t available right now.")}`,
auctionsEndedIn: ({ month }: { month: string | number }) => `Auctions that ended in ${month}`,
outcome: "Outcome",
auctions: "Auctions",
all: "Total",
otherMonths: "Other months",
allMonths: "All months",
};
