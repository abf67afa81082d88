// Compiled from messages/en/dashboard.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const calendarPage = {
calendar: "Calendar",
auctionsHomesSaved: "Auctions and open houses for homes you saved, bid on, or are selling; showings; and deadlines in your closings, offers, and listings. All times are New York time (ET).",
more: ({ left }: { left: number }) => `${(left === 1 ? `Plus ${formatCount(left)} later date. To see it, subscribe to your private calendar.` : `Plus ${formatCount(left)} later dates. To see them all, subscribe to your private calendar.`)}`,
nothingComing: "Nothing coming up",
seeUpcomingAuctions: "See upcoming auctions",
saveHomePlace: "Save a home, place a bid, or request a showing, and the dates will appear here.",
};
