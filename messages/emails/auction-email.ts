// Compiled from messages/en/emails.json by `npm run messages`.

export const auctionEmail = {
yourAuction: "your auction",
theDeadline: "the deadline",
bid: "Bid",
currentBid: "Current bid",
nextMinimumBid: "Minimum next bid",
auctionEnds: "Auction ends",
yourMaximum: "Your maximum",
yourBid: "Your bid",
highBid: "High bid",
price: "Price",
counteroffer: "Counteroffer",
signBy: "Both sides must sign the contract by",
respondBy: "Respond by",
acceptOrDeclineBy: "Accept or decline by",
bidAgain: "Bid again",
viewHome: "View home",
viewAuction: "View auction",
respond: "Respond",
respondToCounteroffer: "Respond to counteroffer",
openClosingRoom: "Open closing room",
};
