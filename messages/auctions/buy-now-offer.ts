// Compiled from messages/en/auctions.json by `npm run messages`.

export const buyNowOffer = {
buyNow: "Buy now",
buyNow2: (v: { auction: string | number }) => `Buy now for ${v.auction}`,
otherCanOnly: (v: { reserveStatus: string; price: string | number }) => `${(v.reserveStatus === "none" ? `The buy-now price of ${v.price} ended with the first bid.` : `The buy-now price of ${v.price} ended when a bid met the reserve.`)} You can only bid now.`,
other: (v: { reserveStatus: string; price: string | number }) => `${(v.reserveStatus === "none" ? `Once the auction opens, you can buy this home immediately for ${v.price}, until the first bid.` : `Once the auction opens, you can buy this home immediately for ${v.price}, until a bid meets the reserve.`)}`,
other2: (v: { reserveStatus: string; price: string | number }) => `${(v.reserveStatus === "none" ? `After the pause, you can buy this home immediately for ${v.price}, until the first bid.` : `After the pause, you can buy this home immediately for ${v.price}, until a bid meets the reserve.`)}`,
endsAuctionImmediately: (v: { reserveStatus: string }) => `${(v.reserveStatus === "none" ? "Ends the auction immediately, with you as the buyer. Available until the first bid." : "Ends the auction immediately, with you as the buyer. Available until a bid meets the reserve.")}`,
};
