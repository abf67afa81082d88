// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const auctionFigures = {
upcomingAuction: "Upcoming auction",
liveAuction: "Live auction",
auctionPaused: "Auction paused",
closing: "Finalizing",
auctionCanceled: "Auction canceled",
sold: "Sold",
saleFellThrough: "Sale fell through",
sellerDecides: "Decision pending",
endedWithoutBids: "Ended without bids",
endedNotSold: "Ended, not sold",
starts: "Starts in",
ends: "Ends in",
ended: "Ended",
noReserve: "No reserve",
publishedReserve: "Published reserve",
sealedReserve: "Sealed reserve",
noBidsYet: "No bids yet",
noBids: "No bids",
reserveNotMet: "reserve not met",
startsAt: "Starts",
endsAt: "Ends",
noReserveNote: "no reserve",
reserveMet: "reserve met",
bids: ({ count }: { count: number }) => `${formatCount(count)} bid${(count === 1 ? "" : "s")}`,
};
