// Compiled from messages/en/emails.json by `npm run messages`.

export const digestParts = {
showings: {
"visit-requested": "requested",
"visit-called-off": "canceled",
},
results: {
sold: "sold",
decide: "below the reserve",
"no-bids": "without bids",
},
counteroffers: {
"counter-accepted": "accepted",
"counter-declined": "declined",
},
offers: {
received: "new",
countered: "countered",
opened: "revealed",
accepted: "accepted",
declined: "declined",
withdrawn: "withdrawn",
lapsed: "expired",
voided: "voided",
unreadable: "disqualified",
"letter-added": "with a new message",
},
"sales-due": {
overdue: "overdue",
"cure-ended": "past the cure period",
reminded: "due soon",
"choose-backup": "with a backup buyer to consider",
"fall-through-proposed": "with a request to end the sale",
"extension-proposed": "with a request for more time",
},
"sales-steps": {
opened: "new",
step: "with a step confirmed",
"deposit-due": "signed",
"in-closing": "with earnest money received",
closed: "closed",
"extension-agreed": "with a new deadline",
"extension-declined": "with the deadline unchanged",
"proposal-withdrawn": "continuing",
"backup-asked": "offered to a backup buyer",
"backup-passed": "passed up by a backup buyer",
relisted: "ready to relist",
"facts-judged": "with the buyer’s answers about the listing",
},
"sales-ended": {
defaulted: "in default",
"fell-through": "fell through",
},
"sale-room": {
message: ({ count }: { count: number }) => `${(count === 1 ? "message" : "messages")}`,
document: ({ count }: { count: number }) => `${(count === 1 ? "document" : "documents")}`,
},
"home-changes": {
"auction-cancelled": ({ count }: { count: number }) => `${(count === 1 ? "canceled auction" : "canceled auctions")}`,
"auction-paused": ({ count }: { count: number }) => `${(count === 1 ? "paused auction" : "paused auctions")}`,
"auction-resumed": ({ count }: { count: number }) => `${(count === 1 ? "resumed auction" : "resumed auctions")}`,
"auction-moved": ({ count }: { count: number }) => `${(count === 1 ? "rescheduled auction" : "rescheduled auctions")}`,
corrected: ({ count }: { count: number }) => `${(count === 1 ? "correction" : "corrections")}`,
"reserve-lowered": ({ count }: { count: number }) => `${(count === 1 ? "lowered reserve" : "lowered reserves")}`,
changed: ({ count }: { count: number }) => `${(count === 1 ? "listing update" : "listing updates")}`,
withdrawn: ({ count }: { count: number }) => `${(count === 1 ? "withdrawal" : "withdrawals")}`,
"taken-down": ({ count }: { count: number }) => `${(count === 1 ? "takedown" : "takedowns")}`,
relisted: ({ count }: { count: number }) => `${(count === 1 ? "relisting" : "relistings")}`,
},
takedowns: {
"taken-down": "taken down",
"takedown-lifted": "ready to relist",
},
"approval-answers": {
approved: "approved",
declined: "declined",
},
};
