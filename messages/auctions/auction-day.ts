// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const auctionDay = {
title: "Auction day",
days: "Auction days",
earlier: ({ day }: { day: string | number }) => `Earlier: ${day}`,
later: ({ day }: { day: string | number }) => `Later: ${day}`,
today: "Today",
lots: "Lots by end time",
firstOf: ({ shown, total }: { shown: string | number; total: string | number }) => `Showing the first ${shown} of ${total} by end time.`,
laterOf: ({ shown, total, past }: { shown: string | number; total: string | number; past: number }) => `Showing ${shown} of ${total} by end time. ${(past === 1 ? "The first lot has ended and isn’t shown." : `The first ${formatCount(past)} lots have ended and aren’t shown.`)}`,
liveFirst: ({ most }: { most: string | number }) => `The next ${most} lots to end are updated live; the rest, every minute.`,
keys: "In the list, press J or K, or the arrow keys, to move between lots. Press Enter to open one.",
news: ({ street, price, count }: { street: string | number; price: string | number; count: number }) => `${street}: ${price}, ${formatCount(count)} bid${(count === 1 ? "" : "s")}`,
endsIn: "Ends in",
startsIn: "Starts in",
status: "Status",
bids: ({ count }: { count: number }) => `${(count === 0 ? "No bids" : (count === 1 ? `${formatCount(count)} bid` : `${formatCount(count)} bids`))}`,
};
