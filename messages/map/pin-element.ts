// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const pinElement = {
homesAuctionZoom: (v: { count: number; auctionCount: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)}, ${(v.auctionCount === 0 ? "none" : `${formatCount(v.auctionCount)}`)} at auction. Zoom to these homes`,
noPriceYet: "No price yet",
approximateLocation: (v: { named: string | number }) => `${v.named}. Approximate location`,
soon: "Soon",
};
