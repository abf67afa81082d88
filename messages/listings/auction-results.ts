// Compiled from messages/en/listings.json by `npm run messages`.

export const auctionResults = {
sold: "Sold",
"fell-through": "Sale fell through",
undecided: "Reserve not met, decision pending",
"not-sold": "Reserve not met, not sold",
"no-bids": "Ended without bids",
cancelled: "Canceled",
};
