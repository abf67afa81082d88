// Compiled from messages/en/auctions.json by `npm run messages`.

export const refusalCopy = {
maximumTooLow: "Your maximum is too low",
nextBidMust: (v: { minimum: string | number }) => `The next bid must be at least ${v.minimum}.`,
alreadyLeadingMaximum: (v: { minimum: string | number }) => `You’re already leading with a maximum of ${v.minimum}`,
raiseMaximumBid: (v: { minimum: string | number }) => `To raise your maximum, bid ${v.minimum} or more. You can’t lower it.`,
finishRegistration: "Finish your registration",
stillNeed: (v: { listOf: string | number }) => `We still need ${v.listOf}.`,
bidLimit: (v: { limit: string | number }) => `Your bid limit is ${v.limit}`,
bidLimitAvailable: (v: { left: string | number }) => `${v.left} of your bid limit is available`,
bidLowerMaximum: "Bid a lower maximum, or request a higher limit with proof of funds. We’ll keep your amount.",
restBidLimit: (v: { limit: string | number }) => `The rest of your ${v.limit} bid limit is committed to your other bids and purchases. Bid a lower maximum, or request a higher limit with proof of funds. We’ll keep your amount.`,
canBid: (v: { until: string | number }) => `You can bid from ${v.until}`,
coveredInvestorsMust: "Covered investors must wait until a one- or two-family home has been listed for 90 days at its price (Real Property Law § 520).",
sellerLetsOnly: "Until then, the seller lets only buyers who will live in the home bid. If you will, update your registration.",
bidNotPlaced2: "Your bid was not placed",
pleaseTryAgain: "Please try again.",
requestHigherLimit: "Request a higher limit with proof of funds.",
bidNotPlaced: (v: { text: string | number }) => `Your bid was not placed. ${v.text}`,
purchaseNotPlaced: (v: { text: string | number }) => `Your purchase didn’t go through. ${v.text}`,
purchaseWasNot: "Your purchase didn’t go through",
};
