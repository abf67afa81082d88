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
notesReviewer: (v: { notes: number }) => `${(v.notes === 1 ? `${formatCount(v.notes)} note from the reviewer` : `${formatCount(v.notes)} notes from the reviewer`)}`,
factsWerentConfirmed: "Its facts weren’t confirmed. Visitors can’t see it.",
openSeeHow: "Open it to see how to relist it.",
submitted: (v: { submittedAt: string | number }) => `Submitted ${v.submittedAt}`,
lastChanged: (v: { changedAt: string | number }) => `Last changed ${v.changedAt}`,
opens: (v: { startsAt: string | number }) => `Opens ${v.startsAt}`,
ends: (v: { endsAt: string | number }) => `Ends ${v.endsAt}`,
confirmFactsGoes: "Confirm its facts, or it goes on hold.",
changesStartedNot: "Changes started, not submitted.",
changesReview: "Changes in review.",
reviewerLeftNotes: (v: { notes: number }) => `The reviewer left ${(v.notes === 1 ? `${formatCount(v.notes)} note` : `${formatCount(v.notes)} notes`)} on your changes.`,
relisting: (v: { changedAt: string | number }) => `Being relisted. Last changed ${v.changedAt}`,
};
