// Compiled from messages/en/staff.json by `npm run messages`.

export const organization = {
liftWhy: "Why is it restored?",
liftHelp: "Its homes become public again, and auctions that the suspension paused resume. Homes that were taken down stay down. Members get the reason by email.",
liftSubmit: "Lift suspension",
suspendWhy: "Why is it suspended?",
suspendHelp: "All its homes come off the site immediately and take no bids. Open auctions are paused. Members get the reason by email.",
suspendSubmit: "Suspend organization",
takeDown: "Suspend and take down all homes",
takeDownText: "This cancels all its auctions that haven’t ended and publishes the reason you choose. Lifting the suspension won’t bring these homes back.",
takeDownReason: "Reason",
takeDownWhy: "What happened?",
takeDownHelp: "Emailed to its members and recorded in the audit log.",
};
