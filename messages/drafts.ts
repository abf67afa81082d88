// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const draft = {
begin: "List a property",
submit: "Submit for review",
submitChange: "Submit changes for review",
publishChanges: "Publish changes",
takeBack: "Withdraw submission",
loss: (v: { bids: number }) => `I understand that this ends the auction and ${(v.bids === 1 ? `${formatCount(v.bids)} bid is lost` : `${formatCount(v.bids)} bids are lost`)}.`,
};

export const field = {
empty: "Choose one",
emptyOptional: "None",
note: (v: { text: string | number }) => `Reviewer note: ${v.text}`,
changed: (v: { answer: string | number }) => `Changed to “${v.answer}” on another device. Your answer is in the field but not saved yet.`,
emptied: "Cleared on another device. Your answer is in the field but not saved yet.",
saveAgain: "Save again to keep your answer, or enter the other one.",
keepMine: "Keep mine",
useOther: "Use the other",
};

export const step = {
submit: "Save and continue",
busy: "Saving…",
notSaved: "Not saved",
conflict: "Someone else changed the same answer",
conflictText: "Everything else is saved. Check the marked answers and choose which to keep.",
incomplete: "Saved, but this step isn’t complete",
};

export const listing = {
confirm: "Confirm everything is true",
change: "Edit listing",
relist: "Relist home",
discard: "Discard changes",
"move-auction": {
title: "Reschedule the auction",
text: "You can do this until the auction starts. Auction terms are frozen, so this auction is canceled and a new one is announced, starting at least 24 hours from now.",
submit: "Reschedule auction",
},
"lower-reserve": {
title: "Lower the reserve",
text: "You can do this once, up to 24 hours before the auction ends. If the leading maximum bid reaches the new reserve, the reserve is met immediately.",
submit: "Lower reserve",
},
"cancel-auction": {
title: "Cancel the auction",
text: "The reason is public and stays public permanently. The home stays listed without an auction.",
lost: (v: { bids: number }) => `${(v.bids === 1 ? `${formatCount(v.bids)} bid would be lost.` : `${formatCount(v.bids)} bids would be lost.`)}`,
submit: "Cancel auction",
},
withdraw: {
title: "Take the home off the market",
text: "Its page will say the home is no longer for sale and won’t show the price or documents. You can relist it later.",
submit: "Take off the market",
},
};

export const stepPage = {
pageNotFound: "Page not found",
};

export const draftIdPage = {
listing: "My listing",
preview: "Preview",
previewOnlySeller: (v: { link: Tag }) => rich("Preview. Only the seller and our reviewers can see this page. ", v.link("Back to the listing")),
};

export const changeSummary = {
noChangesYet: "No changes yet. Choose a step and update anything that’s no longer true.",
cantChangeSale: "You can’t change the sale type while the auction is announced or open",
cancelAuctionFirst: "Cancel the auction first, for one of the listed reasons.",
endsAuctionAnnounces: "This ends the auction and announces a new one",
auctionBidsBidders: (v: { bidCount: number; step: string | number }) => `The auction has ${(v.bidCount === 1 ? `${formatCount(v.bidCount)} bid` : `${formatCount(v.bidCount)} bids`)}, and bidders relied on what the listing said. When a reviewer approves the change, the auction is canceled and none of its bids count. The new auction starts at least 24 hours later, on the dates you entered under “${v.step}.” Every bidder is notified of what changed.`,
auctionTermsFrozen: "Auction terms are frozen once the auction is scheduled. When a reviewer approves the change, this auction is canceled, and the new one starts at least 24 hours later.",
changedFiguresDates: "You changed figures, dates, or the order of photos. Visitors see the changes as soon as you publish them.",
reviewerChecksChange: "A reviewer checks the change first. Until then, visitors see the published version.",
newAuctionAnnounced: "A new auction is announced for the dates you entered.",
};

export const draftTitle = {
unit: (v: { unit: string | number }) => `Unit ${v.unit}`,
noAddressYet: "No address yet",
};

export const documentCard = {
other: (v: { isPublic: string; kind: string | number; asOf: string | number; bytes: string | number }) => `${(v.isPublic === "true" ? `${v.kind}, as of ${v.asOf}, PDF, ${v.bytes}. On the listing, for people with a confirmed email address.` : `${v.kind}, as of ${v.asOf}, PDF, ${v.bytes}. Visible only to our reviewers.`)}`,
edit: (v: { span: Tag; title: string | number }) => rich("Edit", v.span(` ${v.title}`)),
save: "Save",
remove: (v: { span: Tag; title: string | number }) => rich("Remove", v.span(` ${v.title}`)),
};

export const documentFields = {
documentType: "Document type",
onlyReviewersSee: "Only our reviewers see proof of authority. All other documents appear on the listing.",
title: "Title",
whatBuyersSee: "What buyers will see. If you leave it blank, we use the document type.",
documentDate: "Document date",
dateDocument: "The date on the document.",
privateKind: (v: { kind: string | number }) => `${v.kind} (private)`,
};

export const documentStep = {
added: (v: { title: string | number }) => `${v.title} added`,
removedCanUndo: (v: { title: string | number }) => `${v.title} removed. You can undo this.`,
saved: "Saved",
restored: (v: { file: string | number }) => `${v.file} restored`,
choosePdfFiles: "Choose PDF files",
pdfMbEach: "PDF up to 50 MB each; no passwords or scripts.",
noDocumentsYet: "No documents yet.",
};

export const fileDrop = {
dropFilesChoose: "Drop files here, or choose them below",
uploadMbOnce: "Upload (up to 30 MB at once)",
};

export const filesNotes = {
notSaved: "Not saved",
filesAdded: (v: { added: number }) => `${(v.added === 1 ? `${formatCount(v.added)} file` : `${formatCount(v.added)} files`)} added`,
notAdded: "Not added",
uploadsDidntFinish: "These uploads didn’t finish",
chooseSameFiles: "Choose the same files again, on this or another device. They’ll resume where they stopped.",
uploaded: (v: { name: string | number; percent: string | number }) => `${v.name}, ${v.percent}% uploaded`,
};

export const fixedFiles = {
other: (v: { isPublic: string; draftDocument: string | number; asOf: string | number }) => `${(v.isPublic === "true" ? `${v.draftDocument}, as of ${v.asOf}` : `${v.draftDocument}, as of ${v.asOf}, reviewers only`)}`,
};

export const photoCard = {
cover: "Cover",
movePhoto: (v: { number: string | number }) => `Move photo ${v.number}`,
roomView: "Room or view",
notSpecified: "Not specified",
caption: "Caption",
save: "Save",
setCoverPhoto: (v: { span: Tag; number: string | number }) => rich("Set as cover", v.span(`: photo ${v.number}`)),
movePhotoEarlier: (v: { number: string | number }) => `Move photo ${v.number} earlier`,
movePhotoLater: (v: { number: string | number }) => `Move photo ${v.number} later`,
removePhoto: (v: { span: Tag; number: string | number }) => rich("Remove", v.span(` photo ${v.number}`)),
name: (v: { number: string | number }) => `Photo ${v.number}`,
roleDescription: "sortable photo",
};

export const photoStep = {
photoAdded: "Photo added",
restored: (v: { file: string | number }) => `${v.file} restored`,
choosePhotos: "Choose photos",
jpegPngWebP: (v: { limit: string | number }) => `JPEG, PNG, WebP, or AVIF, up to 25 MB each and ${v.limit} photos total. We remove location and camera data.`,
noPhotosYet: "No photos yet. The first one becomes the cover.",
photosOrder: "Photos in order",
movedPosition: (v: { to: string | number; count: string | number }) => `Moved to position ${v.to} of ${v.count}`,
photoNowCover: "This photo is now the cover",
photoRemovedCan: "Photo removed. You can undo this.",
saved: "Saved",
};

export const removedFiles = {
removed: "Removed",
removed2: (v: { file: string | number }) => `Removed: ${v.file}`,
undoRemoval: (v: { span: Tag; file: string | number }) => rich("Undo", v.span(` removal of ${v.file}`)),
};

export const sortablePhotos = {
pressSpacePick: "Press Space to pick up a photo, the arrow keys to move it, and Space to drop it.",
photoPickedUse: (v: { current: string | number }) => `Photo ${v.current} picked up. Use the arrow keys to move it, Space to drop it, or Escape to cancel.`,
position: (v: { current: string | number; items: string | number }) => `Position ${v.current} of ${v.items}`,
notMoved: "Not moved",
};

export const uploadList = {
uploads: "Uploads",
tryAgainUpload: (v: { span: Tag; file: string | number }) => rich("Try again", v.span(` to upload ${v.file}`)),
dismiss: (v: { span: Tag; file: string | number }) => rich("Dismiss", v.span(` ${v.file}`)),
cancel: (v: { span: Tag; file: string | number }) => rich("Cancel", v.span(` ${v.file}`)),
uploadProgress: (v: { file: string | number }) => `Upload progress of ${v.file}`,
waiting: "Waiting",
preparing: "Preparing",
connectionLostResumes: "Connection lost. Resumes automatically.",
uploadedChecking: "Uploaded. Checking…",
};

export const nextStep = {
continueLabel: (v: { next: string | number }) => `Continue: ${v.next}`,
};

export const figureRow = {
views: "Views",
lastDays: (v: { viewsThisWeek: string | number }) => `${v.viewsThisWeek} in the last 7 days`,
saves: "Saves",
questions: "Questions",
answer: (v: { open: string | number }) => `${v.open} to answer`,
bidders: "Bidders",
bids: "Bids",
startingBid: "Starting bid",
highestBid: "Highest bid",
};

export const listingPage = {
listed: (v: { listedAt: string | number }) => `Listed ${v.listedAt}`,
lastChanged: (v: { modifiedAt: string | number }) => `Last changed ${v.modifiedAt}`,
auctionOpensEnds: (v: { startsAt: string | number; endsAt: string | number }) => `The auction opens ${v.startsAt} and ends ${v.endsAt}`,
auctionOpen: (v: { endsAt: string | number }) => `The auction is open until ${v.endsAt}`,
sellsImmediatelyFirst: (v: { price: string | number }) => `It sells immediately to the first buyer who accepts your Buy Now price of ${v.price}`,
bidEndedBuy: (v: { price: string | number }) => `A bid has ended your Buy Now price of ${v.price}`,
latestChangeWasnt: "Your latest change wasn’t accepted",
auctionEndedBelow: "The auction ended below its reserve",
hoursEndAccept: (v: { link: Tag }) => rich("You have 48 hours from its end to accept, decline, or make one counteroffer. ", v.link("Decide on your dashboard")),
takenDownStaff: (v: { takedownLabels: string | number }) => `Taken down by our staff: ${v.takedownLabels}`,
wroteAboutWhats: (v: { link: Tag }) => rich("We wrote to you about what’s wrong. You can’t relist it until we lift the takedown. ", v.link("Contact us"), " if you disagree or have fixed the problem."),
holdVisitorsCant: "On hold: visitors can’t see it",
factsWerentConfirmed: "Its facts weren’t confirmed in time. Review it, update anything that’s no longer true, and resubmit it.",
viewListing: "View listing",
offers: "Offers",
everythingStillTrue: "Is everything still true?",
buyersRelyWhat: (v: { at: string | number; confirmation: string | number }) => `Buyers rely on what your listing says. You last confirmed it ${v.at}. If you don’t confirm it again by ${v.confirmation}, it goes on hold.`,
buyersRelyWhatListing: (v: { at: string | number }) => `Buyers rely on what your listing says. You last confirmed it ${v.at}. It doesn’t go on hold while its auction is announced or open.`,
editListing: "Edit this listing",
relistHome: "Relist this home",
changesPricesFigures: "Changes to prices and figures publish immediately. A reviewer checks changes to text, photos, and facts first, and visitors see the published version until then. Everyone who saved the home or bid on it is notified of what changed.",
reviewResubmitReviewer: "Review it and resubmit it. A reviewer checks it, and it returns at the same web address.",
changeReviewersDecide: "Your change is with our reviewers. Until they decide, visitors see the published version.",
changesPublishedFollowers: "Changes published. Followers of the home have been notified.",
changesDiscardedPublished: "Changes discarded. The published listing stays as it is.",
confirmedAnotherDays: "Confirmed for another 14 days.",
auctionRescheduledFollowers: "Auction rescheduled. Followers of the home have been notified.",
reserveLoweredShown: "Reserve lowered. It’s shown in the public bid history.",
auctionCanceledBidders: "Auction canceled. Its bidders have been notified.",
homeOffMarket: "The home is off the market. Its followers have been notified.",
changesProgress: "Changes in progress",
reviewersKeepEditing: "With our reviewers. To keep editing, withdraw the submission.",
reviewerCheckedThem: (v: { notes: number }) => `A reviewer checked them and left ${(v.notes === 1 ? `${formatCount(v.notes)} note` : `${formatCount(v.notes)} notes`)}.`,
notSubmittedYet: "Not submitted yet. Visitors see the published version.",
continueEditing: "Continue editing",
viewChanges: "View changes",
moreOptions: "More options",
listedChanged: (v: { listedAt: string | number; modifiedAt: string | number }) => `Listed ${v.listedAt} · last changed ${v.modifiedAt}`,
};

export const listingsLink = {
listings: "My listings",
};

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

export const ruleChecklist = {
checked: (v: { link: Tag; source: string | number; formatDay: string | number }) => rich(v.link(`${v.source}`), ", checked ", v.formatDay),
met: "Met",
checked2: "Checked",
notApplicable: "Not applicable",
specialReview: "Special review",
notMet: "Not met",
};

export const stepEcho = {
dontSetPin: (v: { latitude: string | number; longitude: string | number }) => `If you don’t set a pin, the map shows ${v.latitude}, ${v.longitude} as an approximate location.`,
eachNewBid: (v: { bid: string | number; defaultIncrementTable: string | number }) => `At ${v.bid}, each new bid must be at least ${v.defaultIncrementTable} higher.`,
newYorkClocks: (v: { end: string }) => `New York clocks go ${(v.end === "back" ? "back" : "forward")} one hour between the two. Both times are New York local time on their dates.`,
opens: (v: { startsAt: string | number; zone: string | number }) => `Opens ${v.startsAt}, ${v.zone}.`,
ends: (v: { endsAt: string | number; zone: string | number }) => `Ends ${v.endsAt}, ${v.zone}.`,
};

export const stepNav = {
steps: "Steps",
done: (v: { done: string | number; stepIds: string | number }) => `${v.done} of ${v.stepIds} done`,
ready: "Ready",
done2: "Done",
open: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} item left` : `${formatCount(v.count)} items left`)}`,
};

export const wizardFrame = {
step: (v: { number: string | number; stepIds: string | number; step: string | number }) => `Step ${v.number} of ${v.stepIds}. ${v.step}`,
reviewerRequestedChanges: "The reviewer requested changes",
eachNoteNext: "Each note is next to its answer. Make the changes, then resubmit.",
reviewerNoteStep: "Reviewer note on this step",
editingPublishedListing: "You’re editing a published listing",
visitorsSeePublished: "Visitors see the published version until your change goes through. The last step lists what you’ve changed and what happens next.",
stillNeededStep: "Still needed on this step",
allowedDiscouragesBidders: "Allowed, but it discourages bidders",
review: "In review",
reviewerCheckingCant: "A reviewer is checking it, so you can’t edit it now. You can withdraw the submission on the last step.",
notAccepted: "Not accepted",
editReopen: (v: { link: Tag }) => rich("To edit it, ", v.link("reopen it"), "."),
};

export const listingsPage = {
listings: "My listings",
auctionsEndedBelow: (v: { open: number }) => `${(v.open === 1 ? `${formatCount(v.open)} auction` : `${formatCount(v.open)} auctions`)} ended below the reserve`,
hoursAuctionsEnd: (v: { link: Tag }) => rich("You have 48 hours from the auction’s end to decide. ", v.link("Decide on your dashboard")),
submittedReview: "Submitted for review",
wellEmailWhen: "We’ll email you when our reviewers decide.",
noListingsYet: "You have no listings yet",
eightStepsSaved: "There are eight steps, saved as you type, so you can stop and continue later on any device. Nothing is public until you submit it and a reviewer approves it.",
};

export const previewStep = {
changes: "Your changes",
previewBuyer: "Preview as a buyer",
previewAvailableOnce: "The preview is available once every question is answered.",
itemsLeftComplete: (v: { missing: number }) => `${(v.missing === 1 ? `${formatCount(v.missing)} item` : `${formatCount(v.missing)} items`)} left to complete`,
newYorkRequirements: "New York requirements",
submit: "Submit",
canSubmitOnce: "You can submit once nothing is missing",
everythingTypedSaved: "Everything you typed is saved. You can continue later on any device.",
reviewerUsuallyChecks: "A reviewer usually checks it within two business days, then approves it, requests changes, or explains why not. We’ll email you. Auction terms are frozen on approval.",
};

export const stepForm = {
eachAnswerSaved: "Each answer is saved when you leave its field.",
saving: "Saving…",
saved: (v: { at: string | number }) => `Saved ${v.at}`,
};
