// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const bulkPage = {
title: ({ queue }: { queue: string }) => `${(queue === "reviews" ? "Return or reject several submissions" : "Close several reports")}`,
lead: "The same reason applies to every selected item. Each decision gets its own entry in the audit log.",
choose: "What’s your decision?",
requestChanges: "Return to the sellers",
reject: "Reject",
willHappen: "What will happen",
returned: ({ seller }: { seller: string | number }) => `Returned to ${seller}, who gets your reason by email and can resubmit.`,
rejected: ({ seller }: { seller: string | number }) => `Rejected. ${seller} gets your reason by email and can’t resubmit.`,
discarded: ({ seller }: { seller: string | number }) => `The change is discarded, and the published listing stays up. ${seller} gets your reason by email.`,
closed: ({ outcome }: { outcome: string | number }) => `Closed as “${outcome}.” The sender isn’t notified.`,
leftOut: "Stays in the queue",
ownListing: "This is your own listing. Another staff member must decide.",
claimed: "Claimed by another staff member.",
held: "Open this report and read it first.",
gone: ({ gone }: { gone: number }) => `${formatCount(gone)} selected item${(gone === 1 ? " is no longer waiting." : "s are no longer waiting.")}`,
whyReviews: "Reason (the sellers will see it)",
whyReports: "What did you find?",
submit: ({ queue, count }: { queue: string; count: number }) => `${(queue === "reviews" ? `${(count === 1 ? `Save ${formatCount(count)} decision` : `Save ${formatCount(count)} decisions`)}` : `${(count === 1 ? `Close ${formatCount(count)} report` : `Close ${formatCount(count)} reports`)}`)}`,
};
