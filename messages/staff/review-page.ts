// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const reviewPage = {
review: "Review",
ownListing: "Your own listing",
desk: "Staff desk",
anotherReviewerCan: "If the reviewer who claimed a listing doesn’t make a decision within two hours, another reviewer can.",
noChangesSince: ({ change }: { change: string }) => `${(change === "published" ? "No changes since the listing was published" : "No changes since the last submission")}`,
other: ({ change, changed }: { change: string; changed: number }) => `${(change === "published" ? `${formatCount(changed)} change${(changed === 1 ? " since the listing was published" : "s since the listing was published")}` : `${formatCount(changed)} change${(changed === 1 ? " since the last submission" : "s since the last submission")}`)}`,
eachChangeShown: "Each change is shown next to the previous answer.",
approvingEndsCurrent: "Approving this change ends the current auction and announces a new one",
bidsWouldLost: ({ bidCount }: { bidCount: number }) => `${formatCount(bidCount)} bid${(bidCount === 1 ? " would be lost." : "s would be lost.")} The seller hasn’t confirmed this loss. Ask the seller to confirm it.`,
bidsWouldLostSeller: ({ bidCount }: { bidCount: number }) => `${(bidCount === 0 ? "No bids would be lost." : (bidCount === 1 ? `${formatCount(bidCount)} bid would be lost. The seller has confirmed this loss, and the bidder will be notified of what changed.` : `${formatCount(bidCount)} bids would be lost. The seller has confirmed this loss, and every bidder will be notified of what changed.`))}`,
newYorkRequirements: "New York requirements",
log: "Log",
seller: ({ name, email, status }: { name: string | number; email: string | number; status: string | number }) => `${name}, ${email} · ${status}`,
sellerSubmission: ({ name, email, status, submission, submittedAt }: { name: string | number; email: string | number; status: string | number; submission: string | number; submittedAt: string | number }) => `${name}, ${email} · ${status} · submission no. ${submission}, ${submittedAt}`,
claimedBy: ({ name }: { name: string | number }) => `Claimed by ${name}`,
rulesNotApplicable: ({ count }: { count: number }) => `${formatCount(count)} rule${(count === 1 ? " doesn’t apply" : "s don’t apply")}`,
previousDecided: "Decision on the previous submission saved",
seePrevious: "View submission",
sellerEmailed: "We’re notifying the seller.",
};
