// Compiled from messages/en/staff.json by `npm run messages`.

export const relations = {
title: "Possibly related bidders",
text: "These bidders entered the same phone number or address, as shown above. None of it is verified, so we didn’t stop anyone from bidding, and bidders can’t see the match. Block a bidder if you find that they’re acting together.",
why: "What did you find?",
whyHelp: "Recorded in the audit log, which only our staff can see. A new match reopens this item.",
submit: "Close item",
};
