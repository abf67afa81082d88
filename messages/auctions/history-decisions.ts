// Compiled from messages/en/auctions.json by `npm run messages`.

export const historyDecisions = {
accepted: "The seller accepted the high bid.",
declined: "The seller declined the high bid.",
countered: "The seller made a counteroffer.",
"counter-accepted": "The high bidder accepted the counteroffer.",
"counter-declined": "The high bidder declined the counteroffer.",
lapsed: "The deadline passed without a decision. The home was not sold.",
};
