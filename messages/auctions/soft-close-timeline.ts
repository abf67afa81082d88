// Compiled from messages/en/auctions.json by `npm run messages`.

export const softCloseTimeline = {
announced: "As announced",
ends: "Ends 3:00:00",
afterBid: "After a bid at 2:57:10",
endsExtended: "Ends 3:02:10",
auctionScheduledEnd: "An auction is scheduled to end at 3:00:00. A bid received at 2:57:10 falls within the last five minutes (yellow), so the end moves to five minutes after that bid: 3:02:10.",
};
