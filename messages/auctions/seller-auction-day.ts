// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const sellerAuctionDay = {
lead: "Your lots scheduled to end on this day, updated live. You can’t see who the bidders are or what their maximums are.",
sums: "Totals for the day",
lotCount: "Lots",
withBids: "With bids",
atReserve: "Reserve met",
total: "Total of current bids",
alerts: "Needs attention",
alertNoBids: "No bids yet; ends within an hour",
alertQuiet: "No bids in the last hour; ends within an hour",
alertNearReserve: "Within 5% of the reserve",
alertsUnread: ({ unread }: { unread: number }) => `${formatCount(unread)} more lot${(unread === 1 ? " has bids, but we haven’t checked its reserve or latest bid. Open its page to check." : "s have bids, but we haven’t checked their reserves or latest bids. Open their pages to check.")}`,
bidders: ({ count }: { count: number }) => `${formatCount(count)} bidder${(count === 1 ? "" : "s")}`,
reserve: "Reserve",
noReserve: "No reserve",
reserveMet: ({ amount }: { amount: string | number }) => `${amount} · met`,
reserveNotMet: ({ amount }: { amount: string | number }) => `${amount} · not met`,
lastBid: "Last bid",
none: "–",
empty: "No lots end on this day",
emptyHelp: "Schedule auctions in your listings. They appear here on the day they end.",
listings: "Listings",
};
