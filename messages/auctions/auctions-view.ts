// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const auctionsView = {
liveAuctions: "Live auctions",
openBiddingNow: "Open for bidding now. Any bid in the last 5 minutes extends the auction.",
noAuctionsOpen: "No auctions are open right now",
upcomingAuctions: "Upcoming auctions",
announcedStartTimes: "Announced with their start times, so you have time to inspect the property and review the title and the terms.",
noAuctionsScheduled: "No auctions are scheduled",
endedAuctions: "Ended auctions",
everyAuctionStays: "Every auction stays here with its outcome. A high bid that didn’t sell the home isn’t listed as a sale.",
noAuctionsEnded: "No auctions have ended yet",
auctionsStatus: "Auctions by status",
live: "Live",
upcoming: "Upcoming",
ended: "Ended",
allProperties: "All properties",
canBuyFixed: "You can buy fixed-price properties at any time.",
earlierAuctions: "Earlier auctions",
moreAuctions: "More auctions",
subscribeCalendarAll: ({ link, link2 }: { link: Tag; link2: Tag }) => rich("Subscribe to the ", link("calendar of all auctions"), " (iCalendar) or the ", link2("feed of new listings"), " (Atom). Each county has its own calendar and feed."),
seeResultsMonth: ({ link, link2 }: { link: Tag; link2: Tag }) => rich("See ", link("results by month"), " or ", link2("search all past auctions"), "."),
dayEnds: ({ total }: { total: number }) => `${formatCount(total)} auction${(total === 1 ? " ends" : "s end")}`,
dayStarts: ({ total }: { total: number }) => `${formatCount(total)} auction${(total === 1 ? " starts" : "s start")}`,
dayEnded: ({ total }: { total: number }) => `${formatCount(total)} auction${(total === 1 ? " ended" : "s ended")}`,
};
