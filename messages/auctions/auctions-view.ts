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
subscribeCalendarAll: (v: { link: Tag; link2: Tag }) => rich("Subscribe to the ", v.link("calendar of all auctions"), " (iCalendar) or the ", v.link2("feed of new listings"), " (Atom). Each county has its own, too."),
seeResultsMonth: (v: { link: Tag; link2: Tag }) => rich("See ", v.link("results by month"), " or ", v.link2("search all past auctions"), "."),
dayEnds: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} auction ends` : `${formatCount(v.total)} auctions end`)}`,
dayStarts: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} auction starts` : `${formatCount(v.total)} auctions start`)}`,
dayEnded: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} auction ended` : `${formatCount(v.total)} auctions ended`)}`,
};
