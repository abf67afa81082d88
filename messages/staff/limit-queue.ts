// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const limitQueue = {
bidLimitsProof: (v: { span: Tag; requests: string | number }) => rich("Bid limits and proof of funds ", v.span(`${v.requests}`)),
nothingReview: "Nothing to review.",
requestedReviewWaiting: (v: { asked: string | number; at: string | number }) => `Requested a review of ${v.asked} · waiting since ${v.at}`,
};
