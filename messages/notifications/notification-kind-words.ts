// Compiled from messages/en/notifications.json by `npm run messages`.

export const notificationKindWords = {
outbid: {
label: "Outbid",
help: "Another bidder’s maximum is higher than yours.",
},
"leading-again": {
label: "Still leading",
help: "Someone else bid, and your maximum is still the highest.",
},
"ending-soon": {
label: "Ending soon",
help: "One hour before an auction ends, for homes you saved or bid on.",
},
extended: {
label: "Extended",
help: "The first time a late bid extends an auction.",
},
won: {
label: "Won",
help: "You won an auction or agreed to buy a home.",
},
lost: {
label: "Lost",
help: "An auction you bid in ended with another bidder ahead.",
},
decisions: {
label: "Bids below the reserve",
help: "Decisions needed, made, or missed; Buy Now sales of your homes; and auctions without bids.",
},
offers: {
label: "Offers",
help: "Every step of an offer.",
},
deadlines: {
label: "Next steps and deadlines",
help: "What’s due in a closing, listing facts to confirm, and auctions extended after an outage.",
},
"sale-room": {
label: "Closing room messages",
help: "New messages and documents from the other side.",
},
"home-changes": {
label: "Changes and postponements",
help: "For homes you saved, bid on, or are selling.",
},
questions: {
label: "Questions and showings",
help: "Questions and answers; showings requested, confirmed, or canceled.",
},
"new-homes": {
label: "Saved searches",
help: "New homes that match your searches.",
},
reviews: {
label: "Reviews",
help: "Decisions about your listing.",
},
staff: {
label: "From our staff",
help: "About your account or a listing takedown.",
},
desk: {
label: "Staff desk",
help: "New organizations, reports, bid limit requests, and defaults; queues that are full or running late.",
},
"desk-digest": {
label: "Daily desk digest",
help: "Every morning: how many items are waiting in each queue, and for how long.",
},
};
