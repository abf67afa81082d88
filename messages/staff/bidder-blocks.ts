// Compiled from messages/en/staff.json by `npm run messages`.

export const bidderBlocks = {
hasntBid: "Hasn’t bid",
bidders: "Bidders",
relation: ({ shares, alias }: { shares: string; alias: string | number }) => `${(shares === "phone" ? `Same phone number as ${alias}.` : (shares === "address" ? `Same address as ${alias}.` : (shares === "declared" ? `Declared someone with the same name as ${alias}.` : (shares === "device" ? `Used the same device as ${alias}.` : (shares === "attempt" ? "Used the same device as an account that hasn’t bid." : (shares === "seller" ? "Used a device from which someone manages this home for the seller." : `Same name and ZIP code as ${alias}, or declared by ${alias}.`))))))}`,
blockStopsUser: "A block stops a user from bidding on this home from now on. Existing bids remain. If fraud is proven, the auction must also be canceled.",
noBidsYet: "No bids yet.",
};
