// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const reportPage = {
report: "Report",
desk: "Staff desk",
reportTitle: ({ reportLabels }: { reportLabels: string | number }) => `Report: ${reportLabels}`,
otherReportsListing: ({ others }: { others: string | number }) => `Other reports on this listing: ${others}`,
resolution: "Resolution",
log: "Log",
heldText: "This message hasn’t been sent yet",
heldNext: ({ outcome, kind }: { outcome: string | number; kind: string }) => `If you choose “${outcome},” ${(kind === "answer" ? "the answer is published as written" : (kind === "letter" ? "the message is added to the offer, which was sent without it" : "the message goes to the seller as written"))}. Otherwise, the writer gets it back with these reasons.`,
noteFrom: ({ note }: { note: string | number }) => `Note from the writer: ${note}`,
senderHiddenSeller: "sender hidden from the seller",
visitorWhoWasnt: "from a visitor who wasn’t signed in",
signedUser: "from a signed-in user",
otherReport: ({ link, reason, at, status }: { link: Tag; reason: string | number; at: string | number; status: string }) => rich(link(`${reason}`), ", ", at, ", ", (status === "handled" ? "closed" : "open")),
};
