// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const wizardFrame = {
step: ({ number, stepIds, step }: { number: string | number; stepIds: string | number; step: string | number }) => `Step ${number} of ${stepIds}. ${step}`,
reviewerRequestedChanges: "The reviewer requested changes",
eachNoteNext: "Each note appears next to the answer it’s about. Make the changes, then resubmit.",
reviewerNoteStep: "Reviewer note on this step",
editingPublishedListing: "You’re editing a published listing",
visitorsSeePublished: "Visitors see the published version until your change goes through. The last step lists what you’ve changed and what happens next.",
stillNeededStep: "Still needed on this step",
allowedDiscouragesBidders: "Allowed, but may discourage bidders",
review: "In review",
reviewerCheckingCant: "A reviewer is checking this listing, so you can’t edit it now. You can withdraw the submission on the last step.",
notAccepted: "Not accepted",
editReopen: ({ link }: { link: Tag }) => rich("To edit this listing, ", link("reopen it"), "."),
};
