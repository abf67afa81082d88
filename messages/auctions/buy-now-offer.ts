// Compiled from messages/en/auctions.json by `npm run messages`.

export const buyNowOffer = {
buyNow: "Buy now",
buyNowFor: ({ auction }: { auction: string | number }) => `Buy now for ${auction}`,
otherCanOnly: ({ reserveStatus, price }: { reserveStatus: string; price: string | number }) => `${(reserveStatus === "none" ? `The Buy Now price of ${price} was available until the first bid.` : `The Buy Now price of ${price} was available until a bid met the reserve.`)} You can still bid.`,
other: ({ reserveStatus, price }: { reserveStatus: string; price: string | number }) => `${(reserveStatus === "none" ? `From the time the auction opens until the first bid, you can buy this home for ${price}.` : `From the time the auction opens until a bid meets the reserve, you can buy this home for ${price}.`)}`,
pausedTerms: ({ reserveStatus, price }: { reserveStatus: string; price: string | number }) => `${(reserveStatus === "none" ? `From the time bidding resumes until the first bid, you can buy this home for ${price}.` : `From the time bidding resumes until a bid meets the reserve, you can buy this home for ${price}.`)}`,
endsAuctionImmediately: ({ reserveStatus }: { reserveStatus: string }) => `${(reserveStatus === "none" ? "Ends the auction immediately, with you as the buyer. Available until the first bid." : "Ends the auction immediately, with you as the buyer. Available until a bid meets the reserve.")}`,
};
