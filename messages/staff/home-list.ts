// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const homeList = {
bidsEndTime: ({ bidCount, endsAt }: { bidCount: number; endsAt: string | number }) => `${(bidCount === 0 ? "No bids" : (bidCount === 1 ? `${formatCount(bidCount)} bid` : `${formatCount(bidCount)} bids`))}, end time ${endsAt}`,
auctionScheduled: "Auction scheduled",
auctionOpen: "Auction open",
auctionPaused: "Auction paused",
auctionClosing: "Auction being finalized",
auctionEnded: "Auction ended",
auctionCanceled: "Auction canceled",
};
