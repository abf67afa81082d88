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
unreadable: "unreadable",
"letter-added": "with a new message",
},
"sales-due": {
overdue: "overdue",
"cure-ended": "past the cure period",
reminded: "due soon",
"choose-backup": "with a backup buyer",
"fall-through-proposed": "with a request to end",
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
"backup-passed": "declined by a backup buyer",
relisted: "ready to relist",
"facts-judged": "rated by the buyer",
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
"auction-cancelled": ({ count }: { count: number }) => `${(count === 1 ? "auction canceled" : "auctions canceled")}`,
"auction-paused": ({ count }: { count: number }) => `${(count === 1 ? "auction paused" : "auctions paused")}`,
"auction-resumed": ({ count }: { count: number }) => `${(count === 1 ? "auction resumed" : "auctions resumed")}`,
"auction-moved": ({ count }: { count: number }) => `${(count === 1 ? "auction rescheduled" : "auctions rescheduled")}`,
corrected: "corrected",
"reserve-lowered": ({ count }: { count: number }) => `${(count === 1 ? "reserve lowered" : "reserves lowered")}`,
changed: "updated",
withdrawn: "withdrawn",
"taken-down": "taken down",
relisted: "relisted",
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
