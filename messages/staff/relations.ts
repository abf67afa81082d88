// Compiled from messages/en/staff.json by `npm run messages`.

export const relations = {
title: "Possibly related bidders",
text: "These bidders entered the same phone number or address, one declared the other, or they used the same device, as shown above. On these grounds, we refuse a bid only if someone the bidder declared before the auction opened has already bid in the auction, or if it comes from a device that someone else has bid from in the auction or manages the home from. Other matches aren’t verified. Bidders can’t see the matches. Block a bidder if you find that these bidders are acting together.",
why: "What did you find?",
whyHelp: "Recorded in the audit log, which only our staff can see. A new match reopens this item.",
submit: "Close item",
};
