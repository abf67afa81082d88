// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const homeList = {
bidsEndTime: (v: { bidCount: number; endsAt: string | number }) => `${(v.bidCount === 0 ? "No bids" : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid` : `${formatCount(v.bidCount)} bids`))}, end time ${v.endsAt}`,
auctionScheduled: "Auction scheduled",
auctionOpen: "Auction open",
auctionPaused: "Auction paused",
auctionClosing: "Auction closing",
auctionEnded: "Auction ended",
auctionCanceled: "Auction canceled",
};
