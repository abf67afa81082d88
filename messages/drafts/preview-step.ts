// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const previewStep = {
changes: "Your changes",
previewBuyer: "Preview as a buyer",
previewAvailableOnce: "The preview is available once every question is answered.",
itemsLeftComplete: ({ missing }: { missing: number }) => `${formatCount(missing)} item${(missing === 1 ? "" : "s")} left to complete`,
newYorkRequirements: "New York requirements",
submit: "Submit",
canSubmitOnce: "You can submit once everything is complete",
everythingTypedSaved: "Everything you typed is saved. You can continue later on any device.",
reviewerUsuallyChecks: "A reviewer usually checks the listing within two business days, then approves it, requests changes, or declines it with a reason. We’ll email you the decision. Auction terms are frozen on approval.",
nothingChanged: "You haven’t changed anything since the listing was returned. Resubmit anyway?",
reviewerAskedFor: "The reviewer asked for:",
makeChanges: "Make the changes",
notesLeft: "You haven’t changed what the reviewer asked about. Resubmit anyway?",
someNotesLeft: "You haven’t changed everything the reviewer asked about. Resubmit anyway?",
checkNotes: "Before you resubmit, check your changes against the reviewer’s notes",
};
