// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const replay = {
start: "Replay with one bidder left out",
replaying: "Replaying…",
again: "Replay again",
title: "Each bidder’s effect on the price",
checked: ({ entries }: { entries: number }) => `Your browser checked all ${formatCount(entries)} entr${(entries === 1 ? "y" : "ies")}, then left out one bidder at a time and replayed the other bids.`,
price: ({ alias, price }: { alias: string | number; price: string | number }) => `Without ${alias}, the price would have been ${price}.`,
highBid: ({ alias, price }: { alias: string | number; price: string | number }) => `Without ${alias}, the high bid would have been ${price}, below the reserve.`,
otherLeader: ({ alias, price, leader }: { alias: string | number; price: string | number; leader: string | number }) => `Without ${alias}, the price would have been the same, ${price}, but ${leader} would have led.`,
noBids: ({ alias }: { alias: string | number }) => `Without ${alias}, there would have been no bids.`,
unknown: ({ alias }: { alias: string | number }) => `Without ${alias}, the price can’t be computed: their purchase ended the auction, so the ledger can’t show how high the bids would have gone.`,
same: ({ count }: { count: number }) => `${(count === 1 ? "Without the other bidder, the price would have been the same." : `Without any one of the other ${formatCount(count)} bidders, the price would have been the same.`)}`,
sameForAll: ({ count }: { count: number }) => `${(count === 1 ? "Without the only bidder, the price would have been the same." : `Without any one of the ${formatCount(count)} bidders, the price would have been the same.`)}`,
otherBids: "A replay keeps all other bids as they were. It can’t show what people would have bid instead.",
couldntLoad: "Couldn’t load the ledger",
nothingReplayed: "Nothing was replayed. Check your connection and try again.",
notVerified: "The ledger failed verification",
notReplayed: ({ link }: { link: Tag }) => rich("Nothing was replayed. ", link("Read and verify every entry")),
};
