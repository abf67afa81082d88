// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidListStandings = {
leading: "Leading",
waiting: "Waiting",
next: "Next",
won: "Won",
kept: "Your bid still counts",
"not-reached": "Not reached",
outbid: "Outbid",
"not-sold": "Not sold to you",
cancelled: "Canceled",
ended: "Ended before your turn",
"over-maximum": "Above your maximum",
"not-allowed": "You couldn’t bid",
};
