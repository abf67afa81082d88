// Compiled from messages/en/staff.json by `npm run messages`.

export const relations = {
title: "Possibly related bidders",
text: "These bidders entered the same phone number or address, or one declared the other, as shown above. None of this is verified, so we don’t refuse bids because of it, with one exception: a bid against someone the bidder declared before the auction. Bidders can’t see the match. Block a bidder if you find that they’re acting together.",
why: "What did you find?",
whyHelp: "Recorded in the audit log, which only our staff can see. A new match reopens this item.",
submit: "Close item",
};
