// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const reviewQueue = {
nothingReview: "Nothing to review",
everySubmissionDecided: "Every submission has been decided.",
listing: "Your listing",
submission: ({ submission }: { submission: string | number }) => `submission ${submission}`,
unclaimed: "Unclaimed",
claimed: "Claimed by you",
claimedBy: ({ claim }: { claim: string | number }) => `Claimed by ${claim}`,
waitingHours: ({ hours, since }: { hours: number; since: string | number }) => `${(hours === 0 ? "waiting less than an hour" : (hours === 1 ? `waiting ${formatCount(hours)} hour` : `waiting ${formatCount(hours)} hours`))}, since ${since}`,
waitingDays: ({ days, since }: { days: number; since: string | number }) => `${(days === 1 ? `waiting ${formatCount(days)} day` : `waiting ${formatCount(days)} days`)}, since ${since}`,
};
