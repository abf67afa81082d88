// Compiled from messages/en/auctions.json by `npm run messages`.

export const useOutbidToast = {
outbid: "You’ve been outbid",
priceNowNext: ({ currentPrice, minimumNextBid }: { currentPrice: string | number; minimumNextBid: string | number }) => `The price is now ${currentPrice}. The next bid must be ${minimumNextBid} or more.`,
bidAgain: "Bid again",
};
