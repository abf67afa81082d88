// Compiled from messages/en/auctions.json by `npm run messages`.

export const refusalCopy = {
maximumTooLow: "Your maximum is too low",
nextBidMust: ({ minimum }: { minimum: string | number }) => `The next bid must be at least ${minimum}.`,
alreadyLeadingMaximum: ({ minimum }: { minimum: string | number }) => `You’re already leading with a maximum of ${minimum}`,
raiseMaximumBid: ({ minimum }: { minimum: string | number }) => `To raise your maximum, bid ${minimum} or more. You can’t lower it.`,
finishRegistration: "Finish your registration",
stillNeed: ({ listOf }: { listOf: string | number }) => `We still need ${listOf}.`,
bidLimit: ({ limit }: { limit: string | number }) => `Your bid limit is ${limit}`,
limitZeroText: "After a default, your limit stays at zero unless our staff restores it, which we can do only after the escrow agent confirms where the earnest money is.",
bidLimitAvailable: ({ left }: { left: string | number }) => `${left} of your bid limit is available`,
bidLowerMaximum: "Bid a lower maximum, or request a higher limit with proof of funds. We’ll save the amount you entered.",
restBidLimit: ({ limit }: { limit: string | number }) => `The rest of your ${limit} bid limit is committed to your other bids and purchases. Bid a lower maximum, or request a higher limit with proof of funds. We’ll save the amount you entered.`,
canBid: ({ until }: { until: string | number }) => `You can bid starting ${until}`,
coveredInvestorsMust: "Covered investors must wait until a one- or two-family home has been listed for 90 days at its current price (Real Property Law § 520).",
sellerLetsOnly: "During the owner-occupant head start, only buyers who will live in the home can bid. If that’s you, say so in your registration.",
bidNotPlacedTitle: "Your bid was not placed",
pleaseTryAgain: "Please try again.",
requestHigherLimit: "Request a higher limit with proof of funds.",
bidNotPlaced: ({ text }: { text: string | number }) => `Your bid was not placed. ${text}`,
purchaseNotPlaced: ({ text }: { text: string | number }) => `Your purchase didn’t go through. ${text}`,
purchaseWasNot: "Your purchase didn’t go through",
};
