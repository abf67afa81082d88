// Compiled from messages/en/staff.json by `npm run messages`.

export const doneNotice = {
listingTakenDown: "Listing taken down. We’re notifying all parties.",
takedownLiftedSeller: "Takedown lifted. The seller can relist the home. We’re notifying the seller.",
auctionPausedAll: "Auction paused. We’re notifying all parties.",
auctionResumedNew: "Auction resumed with a new end time. We’re notifying all parties.",
documentUploaded: "Document uploaded. You can now cancel the auction or take down the listing.",
auctionCanceledAll: "Auction canceled. We’re notifying all parties.",
accountSuspendedSigned: "Account suspended and signed out everywhere.",
suspensionLiftedAccount: "Suspension lifted. The account is active again.",
answerRemoved: "Answer removed.",
organizationVerifiedBuyers: "Organization verified. Buyers now see its name.",
organizationIsntVerified: "Decision saved. The organization isn’t verified.",
organizationSuspendedHomes: "Organization suspended. Its homes are off the site, and its auctions are being paused.",
organizationSuspendedHomesOff: "Organization suspended. Its homes are off the site, and the takedowns are in progress.",
suspensionLiftedHomes: "Suspension lifted. The organization’s homes, except any that were taken down, are public again, and its auctions are resuming.",
roleChanged: "Role changed.",
invitationSentPerson: "Invitation sent. This person will join the staff once they accept.",
invitationWithdrawn: "Invitation withdrawn.",
reviewSavedUser: "Review saved. We’re notifying the user.",
bidderBlocked: "Bidder blocked.",
bidderUnblocked: "Bidder unblocked.",
};
