// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const draftIdPage = {
review: "Review",
ownListing: "Your own listing",
reviewQueue: "Review queue",
viewPreview: "View preview",
anotherReviewerCan: "Another reviewer can decide two hours after it was claimed.",
noChangesSince: (v: { change: string }) => `${(v.change === "published" ? "No changes since it was published" : "No changes since the last submission")}`,
other: (v: { change: string; changed: number }) => `${(v.change === "published" ? `${(v.changed === 1 ? `${formatCount(v.changed)} change since it was published` : `${formatCount(v.changed)} changes since it was published`)}` : `${(v.changed === 1 ? `${formatCount(v.changed)} change since the last submission` : `${formatCount(v.changed)} changes since the last submission`)}`)}`,
eachChangeShown: "Each change is shown next to the previous answer.",
approvingEndsCurrent: "Approving this ends the current auction and announces a new one",
bidsWouldLost: (v: { bidCount: number }) => `${(v.bidCount === 1 ? `${formatCount(v.bidCount)} bid would be lost.` : `${formatCount(v.bidCount)} bids would be lost.`)} The seller hasn’t confirmed this. Ask them to.`,
bidsWouldLostSeller: (v: { bidCount: number }) => `${(v.bidCount === 0 ? "No bids would be lost." : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid would be lost.` : `${formatCount(v.bidCount)} bids would be lost.`))} The seller knows, and every bidder will be notified of what changed.`,
newYorkRequirements: "New York requirements",
log: "Log",
seller: (v: { name: string | number; email: string | number; status: string | number }) => `${v.name}, ${v.email} · ${v.status}`,
sellerSubmission: (v: { name: string | number; email: string | number; status: string | number; submission: string | number; submittedAt: string | number }) => `${v.name}, ${v.email} · ${v.status} · submission ${v.submission}, ${v.submittedAt}`,
claimedBy: (v: { name: string | number }) => `Claimed by ${v.name}`,
};
