// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const queue = {
heading: ({ title, span, count }: { title: string | number; span: Tag; count: string | number }) => rich(title, " ", span(`${count}`)),
startFlow: "Review one by one",
noReviews: "No submissions to review.",
noVerifications: "No organizations to verify.",
noLimits: "No requests to review.",
noReports: "No open reports.",
noDefaults: "No open defaults.",
noRelations: "No possibly related bidders.",
noDocuments: "Every record is readable.",
noMails: "Every email was delivered or is being retried.",
documentsHelp: "The rest of the site works without these records. An auction whose record can’t be read accepts no bids and doesn’t close.",
mailsHelp: "The mail server rejected these emails permanently, or kept rejecting them for about five days.",
select: ({ title }: { title: string | number }) => `Select ${title}`,
selectAll: ({ most }: { most: number }) => `${(most === 0 ? "Select all" : `Select the first ${formatCount(most)}`)}`,
bulkReports: "Close the selected reports",
bulkReviews: "Return or reject the selected submissions",
bulkHelp: ({ most }: { most: string | number }) => `Select up to ${most} items that you’re deciding for the same reason. You’ll see what happens before you confirm.`,
};
