// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidListFaults = {
"before-loss": ({ auctionId, earlierId }: { auctionId: string | number; earlierId: string | number }) => `A bid list placed a bid in auction ${auctionId} before its bid in auction ${earlierId} had lost.`,
"no-bid": "No bid in these ledgers is from this list.",
"not-on-list": ({ auctionId }: { auctionId: string | number }) => `Auction ${auctionId} isn’t on the list.`,
"other-maximum": ({ auctionId }: { auctionId: string | number }) => `The bid in auction ${auctionId} doesn’t match the maximum on the list.`,
"out-of-order": "The bids weren’t placed in the order of the list.",
};
