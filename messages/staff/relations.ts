// Compiled from messages/en/staff.json by `npm run messages`.

export const relations = {
title: "Possibly related bidders",
text: "These bidders entered the same phone number or address, one declared the other, or they used the same device, as shown above. We refuse bids only in two cases: against someone the bidder declared before the auction, and from a device on which someone else has already bid in it or manages the home for the seller. Other matches aren’t verified. Bidders can’t see the matches. Block a bidder if you find that they’re acting together.",
why: "What did you find?",
whyHelp: "Recorded in the audit log, which only our staff can see. A new match reopens this item.",
submit: "Close item",
};
