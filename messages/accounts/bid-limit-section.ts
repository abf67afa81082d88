// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidLimitSection = {
bidLimitProof: "Bid limit and proof of funds",
canBidUpTo: ({ strong, limit }: { strong: Tag; limit: string | number }) => rich("You can bid up to ", strong(`${limit}`), " in total. That includes your maximum bids in auctions you’re leading and the prices of homes you’re buying."),
onceRegistered: ({ strong, limit }: { strong: Tag; limit: string | number }) => rich("Once your email is confirmed and you’re registered, you can bid up to ", strong(`${limit}`), " in total. That includes your maximum bids in auctions you’re leading and the prices of homes you’re buying."),
committedNowAvailable: ({ limit, strong, left }: { limit: string | number; strong: Tag; left: string | number }) => rich(limit, " is currently committed, and ", strong(`${left}`), " is available."),
staffReviewedFunds: ({ at, strong, cents }: { at: string | number; strong: Tag; cents: string | number }) => rich("On ", at, ", our staff reviewed proof of funds for up to ", strong(`${cents}`), ". When you make an offer, the seller sees that amount, capped at the price you offer."),
noProofFunds: "We haven’t reviewed any proof of funds from you. Sellers see that when you make an offer.",
proofFundsSubmitted: "Proof of funds submitted",
staffReplyEmail: "Our staff will reply by email, usually within one business day.",
continueLabel: "Continue",
submitAnotherAmount: "Submit a different amount or new proof of funds",
submitProofFunds: "Submit proof of funds",
requestedReview: ({ asked }: { asked: string | number }) => `You submitted proof of funds for ${asked}`,
sentStaffReview: ({ at }: { at: string | number }) => `Sent ${at}. Our staff will review it and reply by email.`,
reviewed: ({ shown }: { shown: string | number }) => `Funds of up to ${shown} reviewed`,
proofFundsDoesnt: ({ asked }: { asked: string | number }) => `Your proof of funds doesn’t show ${asked}`,
openDefault: "Your bid limit is zero after a default",
openDefaultText: "It stays at zero unless our staff restores it, which we can do only after the escrow agent confirms where the earnest money is. Proof of funds can’t raise it.",
};
