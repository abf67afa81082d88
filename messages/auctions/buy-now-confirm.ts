// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const buyNowConfirm = {
buyNowNo: "Buy Now is no longer available",
haventBoughtHome: ({ status }: { status: string | number }) => `${status} You haven’t bought the home.`,
auctionIsntOpen: "The auction isn’t open.",
backAuction: "Back to auction",
price: "Price",
buyingHomeNow: ({ strong, price }: { strong: Tag; price: string | number }) => rich(strong("You’re buying this home now. This can’t be undone."), " The auction ends, and you pay ", price, " plus closing costs."),
afterBuy: "After you buy",
buy: ({ price }: { price: string | number }) => `Buy for ${price}`,
notNow: "Not now",
};
