// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidLimitSection = {
bidLimitProof: "Bid limit and proof of funds",
canBidUpTo: (v: { strong: Tag; limit: string | number }) => rich("You can bid up to ", v.strong(`${v.limit}`), " in all: your maximum bids in the auctions you lead plus the prices of the homes you’re buying."),
onceRegistered: (v: { strong: Tag; limit: string | number }) => rich("Once your email is confirmed and you’re registered, you can bid up to ", v.strong(`${v.limit}`), " in all: your maximum bids in the auctions you lead plus the prices of the homes you’re buying."),
committedNowAvailable: (v: { limit: string | number; strong: Tag; left: string | number }) => rich(v.limit, " is committed now, and ", v.strong(`${v.left}`), " is available."),
staffReviewedFunds: (v: { strong: Tag; cents: string | number; at: string | number }) => rich("Our staff reviewed your funds up to ", v.strong(`${v.cents}`), " on ", v.at, ". When you make an offer, the seller sees this, up to the price you offer."),
noProofFunds: "No proof of funds has been reviewed. When you make an offer, the seller sees this.",
proofFundsSubmitted: "Proof of funds submitted",
staffReplyEmail: "Our staff will reply by email, usually within one business day.",
continueLabel: "Continue",
submitAnotherAmount: "Submit another amount or better proof of funds",
submitProofFunds: "Submit proof of funds",
requestedReview: (v: { asked: string | number }) => `You requested a review of ${v.asked}`,
sentStaffReview: (v: { at: string | number }) => `Sent ${v.at}. Our staff will review it and reply by email.`,
reviewed: (v: { shown: string | number }) => `Reviewed up to ${v.shown}`,
proofFundsDoesnt: (v: { asked: string | number }) => `Your proof of funds doesn’t show ${v.asked}`,
};
