// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const limitQueue = {
bidLimitsProof: ({ span, requests }: { span: Tag; requests: string | number }) => rich("Bid limits and proof of funds ", span(`${requests}`)),
nothingReview: "Nothing to review.",
requestedReviewWaiting: ({ asked, at }: { asked: string | number; at: string | number }) => `Requested a review of ${asked} · waiting since ${at}`,
};
