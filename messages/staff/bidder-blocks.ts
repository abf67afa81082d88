// Compiled from messages/en/staff.json by `npm run messages`.

export const bidderBlocks = {
hasntBid: "Hasn’t bid",
bidders: "Bidders",
blockStopsUser: "A block stops a user from bidding on this home from now on. Existing bids remain. If fraud is proven, the auction must also be canceled.",
noBidsYet: "No bids yet.",
};
