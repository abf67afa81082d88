// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const reportIdPage = {
report: "Report",
reviewQueue: "Review queue",
report2: (v: { reportLabels: string | number }) => `Report: ${v.reportLabels}`,
otherReportsListing: (v: { others: string | number }) => `Other reports on this listing: ${v.others}`,
resolution: "Resolution",
log: "Log",
senderHiddenSeller: "sender hidden from the seller",
visitorWhoWasnt: "from a visitor who wasn’t signed in",
signedUser: "from a signed-in user",
otherReport: (v: { link: Tag; reason: string | number; at: string | number; status: string }) => rich(v.link(`${v.reason}`), ", ", v.at, ", ", (v.status === "handled" ? "closed" : "open")),
};
