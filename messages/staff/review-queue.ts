// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const reviewQueue = {
nothingReview: "Nothing to review",
everySubmissionDecided: "Every submission has been decided.",
listing: "Your listing",
submission: (v: { submission: string | number }) => `submission ${v.submission}`,
unclaimed: "Unclaimed",
claimed: "Claimed by you",
claimed2: (v: { claim: string | number }) => `Claimed by ${v.claim}`,
waitingHours: (v: { hours: number; since: string | number }) => `${(v.hours === 0 ? "waiting less than an hour" : (v.hours === 1 ? `waiting ${formatCount(v.hours)} hour` : `waiting ${formatCount(v.hours)} hours`))}, since ${v.since}`,
waitingDays: (v: { days: number; since: string | number }) => `${(v.days === 1 ? `waiting ${formatCount(v.days)} day` : `waiting ${formatCount(v.days)} days`)}, since ${v.since}`,
};
