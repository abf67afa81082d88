// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const bulkPage = {
title: ({ queue }: { queue: string }) => `${(queue === "reviews" ? "Decide several submissions" : "Close several reports")}`,
lead: "One reason holds for all of them. Each decision gets its own entry in the audit log.",
choose: "What do you decide?",
requestChanges: "Return to the sellers",
reject: "Reject",
willHappen: "What will happen",
returned: ({ seller }: { seller: string | number }) => `Goes back to ${seller}, who is emailed your reason and can resubmit.`,
rejected: ({ seller }: { seller: string | number }) => `Is rejected. ${seller} is emailed your reason and can’t resubmit it.`,
discarded: ({ seller }: { seller: string | number }) => `The change is discarded, and the published listing stays. ${seller} is emailed your reason.`,
closed: ({ outcome }: { outcome: string | number }) => `Is closed as “${outcome}”. The sender isn’t told.`,
leftOut: "Stays in the queue",
ownListing: "Not yours to decide.",
claimed: "Claimed by another staff member.",
gone: ({ gone }: { gone: number }) => `${formatCount(gone)} selected row${(gone === 1 ? " no longer waits." : "s no longer wait.")}`,
whyReviews: "Reason, as the sellers will read it",
whyReports: "What did you find?",
submit: ({ queue, count }: { queue: string; count: number }) => `${(queue === "reviews" ? `${(count === 1 ? `Decide ${formatCount(count)} submission` : `Decide ${formatCount(count)} submissions`)}` : `${(count === 1 ? `Close ${formatCount(count)} report` : `Close ${formatCount(count)} reports`)}`)}`,
};
