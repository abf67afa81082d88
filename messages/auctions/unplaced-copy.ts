// Compiled from messages/en/auctions.json by `npm run messages`.

export const unplacedCopy = {
copyStillArrives: "If a copy of it still arrives, it won’t count.",
purchaseDidntGo: (v: { amount: string | number }) => `Your purchase for ${v.amount} didn’t go through`,
buyNowPrice: (v: { currentPrice: string | number }) => `The buy-now price is no longer available. The current bid is ${v.currentPrice}.`,
buyNow: (v: { amount: string | number }) => `Buy for ${v.amount} now?`,
purchaseDidntGoThrough: (v: { amount: string | number }) => `Your purchase for ${v.amount} didn’t go through. If a copy of it still arrives, it won’t count. The buy-now price still applies.`,
buy: (v: { amount: string | number }) => `Buy for ${v.amount}`,
currentBidLeading: (v: { currentPrice: string | number; maximum: string | number }) => `The current bid is ${v.currentPrice}, and you’re leading with a maximum of ${v.maximum}.`,
currentBidMinimum: (v: { currentPrice: string | number; minimum: string | number }) => `The current bid is ${v.currentPrice}; the minimum next bid is ${v.minimum}.`,
bidNotPlaced: (v: { amount: string | number }) => `Your bid of ${v.amount} was not placed`,
bidNow: (v: { amount: string | number }) => `Bid ${v.amount} now?`,
bid: (v: { amount: string | number }) => `Bid ${v.amount}`,
auctionClosed: (v: { status: string }) => `${(v.status === "paused" ? "The auction is paused and isn’t taking bids." : (v.status === "scheduled" ? "The auction hasn’t started." : (v.status === "cancelled" ? "The auction was canceled." : "The auction has ended.")))}`,
lostBid: (v: { amount: string | number }) => `Your bid of ${v.amount} was not placed. If a copy of it still arrives, it won’t count.`,
};
