// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const monthView = {
auctionResultsOther: (v: { month: string | number; page: number }) => `Auction results for ${v.month}${(v.page === 1 ? "" : `, page ${v.page}`)}`,
listedEndDate: "Listed by end date, New York time. An outcome never changes. If the seller decides later, the decision is added; if a sale falls through, that’s noted. A high bid that didn’t sell the home is never called a sale.",
auctionsEnded: (v: { cards: number }) => `${(v.cards === 1 ? `${formatCount(v.cards)} auction` : `${formatCount(v.cards)} auctions`)} ended`,
moreAuctionsIncluded: (v: { unlisted: number }) => `${(v.unlisted === 1 ? `${formatCount(v.unlisted)} more auction is included in the counts. Its property has no page right now.` : `${formatCount(v.unlisted)} more auctions are included in the counts. Their properties have no page right now.`)}`,
auctionsEnded2: (v: { month: string | number }) => `Auctions that ended in ${v.month}`,
outcome: "Outcome",
auctions: "Auctions",
all: "All",
otherMonths: "Other months",
allMonths: "All months",
};
