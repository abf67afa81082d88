// Compiled from messages/en/staff.json by `npm run messages`.

export const relations = {
title: "Possibly related bidders",
text: "Bidders typed the same phone number or address, as shown above. Nothing of it is verified, so it stopped nobody, and no bidder learns of it. Block a bidder if you find that they act together.",
why: "What you found",
whyHelp: "Saved in the log, not shown to anyone else. A further match opens the row again.",
submit: "Close the row",
};
