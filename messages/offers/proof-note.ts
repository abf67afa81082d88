// Compiled from messages/en/offers.json by `npm run messages`.

export const proofNote = {
fundsReviewed: ({ cents, at }: { cents: string | number; at: string | number }) => `Funds reviewed up to ${cents} on ${at}`,
sellerSeesOffer: "The seller sees this with your offer, up to your offer price.",
proofFundsWaiting: "Your proof of funds is waiting for review",
sentMakeOffer: ({ sentAt }: { sentAt: string | number }) => `Sent ${sentAt}. Make your offer now; the seller sees the review as soon as it’s done.`,
noProofFunds: "No proof of funds reviewed",
sellerSeesOfferSend: "The seller sees this with your offer. Send our staff a letter from your bank or lender; only they read it. The seller sees that they reviewed it, when, and whether it covers your offer. You’ll come back here afterward, and what you typed will be saved.",
};
