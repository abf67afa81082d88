// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const auctionSummary = {
auctionScheduledEnd: ({ time, endsAt }: { time: Tag; endsAt: string | number }) => rich("The auction is scheduled to end ", time(`${endsAt}`), "."),
auctionExtendedLength: "The auction will be extended by the length of the pause.",
pauseReason: ({ reason }: { reason: string | number }) => `Why it’s paused: ${reason}`,
countingBidsSent: "We’re processing the bids that arrived before the auction ended. The outcome will appear in a few seconds.",
anyBidLast: ({ minutes }: { minutes: number }) => `${(minutes === 1 ? "In the last minute, any bid except the leader’s extends the auction." : `In the last ${formatCount(minutes)} minutes, any bid except the leader’s extends the auction.`)}`,
lastMinute: "Last minute. Your bid must reach us before the auction ends.",
lastMinuteExtends: ({ minutes }: { minutes: number }) => `${(minutes === 1 ? "Last minute. Any bid now, except the leader’s, extends the auction to one minute after the bid." : `Last minute. Any bid now, except the leader’s, extends the auction to ${formatCount(minutes)} minutes after the bid.`)}`,
};
