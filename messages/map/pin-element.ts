// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const pinElement = {
homesAuctionZoom: ({ count, auctionCount }: { count: number; auctionCount: number }) => `${formatCount(count)} home${(count === 1 ? "" : "s")}, ${(auctionCount === 0 ? "none" : `${formatCount(auctionCount)}`)} at auction. Zoom to these homes`,
noPriceYet: "No price yet",
approximateLocation: ({ named }: { named: string | number }) => `${named}. Approximate location`,
soon: "Soon",
};
