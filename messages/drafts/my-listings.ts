// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const myListings = {
changesRequested: "Changes requested",
hold: "On hold",
drafts: "Drafts",
review: "In review",
offMarket: "Off the market",
notAccepted: "Not accepted",
published: "Published",
notesReviewer: ({ notes }: { notes: number }) => `${formatCount(notes)} note${(notes === 1 ? " from the reviewer" : "s from the reviewer")}`,
factsWerentConfirmed: "The facts weren’t confirmed. Visitors can’t see this listing.",
openSeeHow: "Open it to see how to relist it.",
submitted: ({ submittedAt }: { submittedAt: string | number }) => `Submitted ${submittedAt}`,
lastChanged: ({ changedAt }: { changedAt: string | number }) => `Last changed ${changedAt}`,
opens: ({ startsAt }: { startsAt: string | number }) => `Opens ${startsAt}`,
ends: ({ endsAt }: { endsAt: string | number }) => `Ends ${endsAt}`,
confirmFactsGoes: "Confirm the facts, or the listing goes on hold.",
changesStartedNot: "Changes started, not submitted.",
changesReview: "Changes in review.",
reviewerLeftNotes: ({ notes }: { notes: number }) => `The reviewer left ${formatCount(notes)} note${(notes === 1 ? "" : "s")} on your changes.`,
relisting: ({ changedAt }: { changedAt: string | number }) => `Being relisted. Last changed ${changedAt}`,
};
