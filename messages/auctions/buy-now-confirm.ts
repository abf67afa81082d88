// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const buyNowConfirm = {
buyNowNo: "Buy now is no longer available",
haventBoughtHome: (v: { status: string | number }) => `${v.status} You haven’t bought the home.`,
auctionIsntOpen: "The auction isn’t open.",
backAuction: "Back to auction",
price: "Price",
noBuyersPremium: "No buyer’s premium.",
buyingHomeNow: (v: { strong: Tag; price: string | number }) => rich(v.strong("You’re buying this home now. This can’t be undone."), " The auction ends, and you pay ", v.price, " plus closing costs."),
purchaseSubjectTerms: (v: { link: Tag }) => rich("Your purchase is subject to the ", v.link("terms of sale"), "."),
afterBuy: "After you buy",
buy: (v: { price: string | number }) => `Buy for ${v.price}`,
notNow: "Not now",
};
