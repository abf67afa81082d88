// Compiled from messages/en/staff.json by `npm run messages`.

export const organization = {
liftWhy: "Why are you lifting the suspension?",
liftHelp: "The organization’s homes will become public again, and auctions paused by the suspension will resume. Homes that were taken down stay down. We’ll email members the reason.",
liftSubmit: "Lift suspension",
suspendWhy: "Why are you suspending the organization?",
suspendHelp: "All the organization’s homes will come off the site immediately and won’t be able to receive bids. Open auctions will be paused. We’ll email members the reason.",
suspendSubmit: "Suspend organization",
takeDown: "Suspend and take down all homes",
takeDownText: "This cancels the organization’s auctions that haven’t ended and publishes the reason you choose. An auction in which a bid meets the seller’s terms is only paused: to cancel it, upload a document on the home’s page. Lifting the suspension won’t bring back homes that were taken down.",
takeDownReason: "Reason",
takeDownWhy: "What happened?",
takeDownHelp: "Emailed to the organization’s members and recorded in the audit log.",
};
