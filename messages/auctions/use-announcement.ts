// Compiled from messages/en/auctions.json by `npm run messages`.

export const useAnnouncement = {
auctionEndedDetermining: "The auction has ended. We’re determining the outcome.",
buyNowPrice: "The Buy Now price is no longer available.",
leading: "You’re leading.",
outbid: "You’ve been outbid.",
};
