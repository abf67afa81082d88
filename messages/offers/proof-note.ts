// Compiled from messages/en/offers.json by `npm run messages`.

export const proofNote = {
fundsReviewed: ({ cents, at }: { cents: string | number; at: string | number }) => `Funds of up to ${cents} reviewed on ${at}`,
sellerSeesOffer: "The seller sees the reviewed amount with your offer, capped at your offer price.",
proofFundsWaiting: "Your proof of funds is waiting for review",
sentMakeOffer: ({ sentAt }: { sentAt: string | number }) => `Sent ${sentAt}. You can make your offer now; the seller will see the review as soon as it’s done.`,
noProofFunds: "No proof of funds reviewed",
sellerSeesOfferSend: "The seller sees this status with your offer. To change it, send our staff a letter from your bank or lender; only our staff can read it. After the review, the seller sees its date and whether your proof covers your offer. You’ll come back here afterward, and what you typed will be saved.",
};
