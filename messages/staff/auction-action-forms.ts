// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const auctionActionForms = {
auction: "Auction",
oneOther: (v: { bidCount: number; currentPrice: string | number; startsAt: string | number; endsAt: string | number }) => `${(v.bidCount === 0 ? "No bids" : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid at ${v.currentPrice}` : `${formatCount(v.bidCount)} bids at ${v.currentPrice}`))} · ${v.startsAt} to ${v.endsAt}`,
paused: (v: { bidCount: number; currentPrice: string | number; startsAt: string | number; endsAt: string | number }) => `${(v.bidCount === 0 ? "No bids" : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid at ${v.currentPrice}` : `${formatCount(v.bidCount)} bids at ${v.currentPrice}`))} · ${v.startsAt} to ${v.endsAt}, extended by the length of the pause`,
};
