// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const auctionActionForms = {
auction: "Auction",
oneOther: ({ bidCount, currentPrice, startsAt, endsAt }: { bidCount: number; currentPrice: string | number; startsAt: string | number; endsAt: string | number }) => `${(bidCount === 0 ? "No bids" : (bidCount === 1 ? `${formatCount(bidCount)} bid at ${currentPrice}` : `${formatCount(bidCount)} bids at ${currentPrice}`))} · ${startsAt} to ${endsAt}`,
paused: ({ bidCount, currentPrice, startsAt, endsAt }: { bidCount: number; currentPrice: string | number; startsAt: string | number; endsAt: string | number }) => `${(bidCount === 0 ? "No bids" : (bidCount === 1 ? `${formatCount(bidCount)} bid at ${currentPrice}` : `${formatCount(bidCount)} bids at ${currentPrice}`))} · ${startsAt} to ${endsAt}, to be extended by the length of the pause`,
};
