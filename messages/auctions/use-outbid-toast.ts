// Compiled from messages/en/auctions.json by `npm run messages`.

export const useOutbidToast = {
outbid: "You’ve been outbid",
priceNowNext: (v: { currentPrice: string | number; minimumNextBid: string | number }) => `The price is now ${v.currentPrice}. The next bid must be ${v.minimumNextBid} or more.`,
bidAgain: "Bid again",
};
