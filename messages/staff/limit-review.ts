// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const limitReview = {
bidLimitProof: "Bid limit and proof of funds",
totalBidLimit: ({ strong, limit }: { strong: Tag; limit: string | number }) => rich("Total bid limit: ", strong(`${limit}`), "."),
fundsReviewed: ({ cents, at }: { cents: string | number; at: string | number }) => `Proof of funds reviewed for up to ${cents} on ${at}.`,
noProofFunds: "No proof of funds has been reviewed.",
requestedReview: ({ at, asked }: { at: string | number; asked: string | number }) => `${at}: submitted proof of funds for ${asked}.`,
proofFundsDeleted: "The proof of funds has been deleted.",
mailingAddress: "Mailing address",
takingTitle: "Taking title",
buyerType: "Buyer type",
household: "Household",
organization: "Organization",
mayBidUpLeft: ({ strong, limit, left }: { strong: Tag; limit: string | number; left: string | number }) => rich("Total bid limit: ", strong(`${limit}`), ", ", left, " available."),
decided: ({ at, status, why }: { at: string | number; status: string; why: string | number }) => `${at}: ${(status === "granted" ? "granted" : "declined")}. Reason: ${why}`,
};
