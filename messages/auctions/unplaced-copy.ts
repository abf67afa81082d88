// Compiled from messages/en/auctions.json by `npm run messages`.

export const unplacedCopy = {
copyStillArrives: "If it reaches us later, it won’t count.",
purchaseDidntGo: ({ amount }: { amount: string | number }) => `Your purchase for ${amount} didn’t go through`,
buyNowPrice: ({ currentPrice }: { currentPrice: string | number }) => `The Buy Now price is no longer available. The current bid is ${currentPrice}.`,
buyNow: ({ amount }: { amount: string | number }) => `Buy now for ${amount}?`,
purchaseDidntGoThrough: ({ amount }: { amount: string | number }) => `Your purchase for ${amount} didn’t go through. If your request reaches us later, it won’t count. The Buy Now price is still available.`,
buy: ({ amount }: { amount: string | number }) => `Buy for ${amount}`,
currentBidLeading: ({ currentPrice, maximum }: { currentPrice: string | number; maximum: string | number }) => `The current bid is ${currentPrice}, and you’re leading with a maximum of ${maximum}.`,
currentBidMinimum: ({ currentPrice, minimum }: { currentPrice: string | number; minimum: string | number }) => `The current bid is ${currentPrice}; the minimum next bid is ${minimum}.`,
bidNotPlaced: ({ amount }: { amount: string | number }) => `Your bid of ${amount} was not placed`,
bidNow: ({ amount }: { amount: string | number }) => `Bid ${amount} now?`,
bid: ({ amount }: { amount: string | number }) => `Bid ${amount}`,
auctionClosed: ({ status }: { status: string }) => `${(status === "paused" ? "The auction is paused and isn’t accepting bids." : (status === "scheduled" ? "The auction hasn’t started." : (status === "cancelled" ? "The auction was canceled." : "The auction has ended.")))}`,
lostBid: ({ amount }: { amount: string | number }) => `Your bid of ${amount} was not placed. If it reaches us later, it won’t count.`,
};
