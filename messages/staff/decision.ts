// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const decision = {
title: "Decision",
specialReview: "What did your special review find?",
specialReviewHelp: "Recorded in the audit log. Required before you can approve the listing.",
approve: "Approve and publish",
requestChanges: "Request changes",
rejectSubmission: "Reject submission",
reason: "Reason",
reasonHelp: "The seller sees this reason. If the listing was never published, the seller can’t resubmit it. If it’s already published, only the changes are discarded.",
rejectSubmit: "Reject for this reason",
before: "Before",
now: "Now",
noteAbout: ({ span, label }: { span: Tag; label: string | number }) => rich("Note", span(` about: ${label}`)),
noteAboutLabel: ({ label }: { label: string | number }) => `Note about: ${label}`,
returnReason: "What should the seller change?",
returnHelp: "This note applies to the whole submission. You can also write a note next to each answer above.",
};
