// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidBox = {
requestHigherLimit: "Request a higher limit",
registerBid: "Register to bid",
bidLimitLess: ({ limit }: { limit: string | number }) => `Your bid limit is ${limit}, less than the starting bid. Request a higher limit now with proof of funds so you’re ready when the auction opens.`,
bidNeedConfirmed: "To bid, you need a confirmed email address and a short registration: your legal name, address, phone number, and acceptance of the terms of sale. Take care of both now so you’re ready when the auction opens.",
signedStaffStaff: "You’re signed in as staff. Staff accounts can’t bid.",
readyEmailConfirmed: "You’re ready: your email is confirmed and you’re registered. Bidding opens on this page automatically.",
biddingResumesAfter: "This page updates automatically when bidding resumes.",
seeAuctionsOpen: "See live auctions",
noBuyersPremium: "No buyer’s premium.",
newBiddingTry: ({ link }: { link: Tag }) => rich("New to bidding? ", link("Try a practice auction")),
totalCost: "Total cost",
};
