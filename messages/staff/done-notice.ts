// Compiled from messages/en/staff.json by `npm run messages`.

export const doneNotice = {
listingTakenDown: "Listing taken down. All parties have been emailed.",
takedownLiftedSeller: "Takedown lifted. The seller can relist the home and has been emailed.",
auctionPausedAll: "Auction paused. All parties have been emailed.",
auctionResumedNew: "Auction resumed with a new end time. All parties have been emailed.",
auctionCanceledAll: "Auction canceled. All parties have been emailed.",
accountSuspendedSigned: "Account suspended and signed out everywhere.",
suspensionLiftedAccount: "Suspension lifted. The account is active again.",
answerRemoved: "Answer removed.",
organizationVerifiedBuyers: "Organization verified. Buyers now see its name.",
organizationIsntVerified: "The organization isn’t verified.",
organizationSuspendedHomes: "Organization suspended. Its homes are off the site, and its auctions are being paused.",
organizationSuspendedHomesOff: "Organization suspended. Its homes are off the site and are being taken down.",
suspensionLiftedHomes: "Suspension lifted. Its homes are public again, and its auctions resume.",
roleChanged: "Role changed.",
invitationSentPerson: "Invitation sent. The person becomes staff once they accept.",
invitationWithdrawn: "Invitation withdrawn.",
reviewSavedUser: "Review saved. The user has been emailed.",
bidderBlocked: "Bidder blocked.",
bidderUnblocked: "Bidder unblocked.",
};
