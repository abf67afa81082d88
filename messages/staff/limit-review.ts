// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const limitReview = {
bidLimitProof: "Bid limit and proof of funds",
totalBidLimit: (v: { strong: Tag; limit: string | number }) => rich("Total bid limit: ", v.strong(`${v.limit}`), "."),
fundsReviewed: (v: { cents: string | number; at: string | number }) => `Funds reviewed up to ${v.cents} on ${v.at}.`,
noProofFunds: "No proof of funds has been reviewed.",
requestedReview: (v: { at: string | number; asked: string | number }) => `${v.at}: requested a review of ${v.asked}.`,
proofFundsDeleted: "The proof of funds has been deleted.",
mailingAddress: "Mailing address",
takingTitle: "Taking title",
buyerType: "Buyer type",
household: "Household",
organization: "Organization",
mayBidUpLeft: (v: { strong: Tag; limit: string | number; left: string | number }) => rich("Total bid limit: ", v.strong(`${v.limit}`), ", ", v.left, " available."),
decided: (v: { at: string | number; status: string; why: string | number }) => `${v.at}: ${(v.status === "granted" ? "granted" : "declined")}, ${v.why}`,
};
