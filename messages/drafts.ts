// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const draft = {
begin: "List a property",
submit: "Send it to the reviewers",
submitChange: "Send the change to the reviewers",
changeNow: "Change it now",
takeBack: "Take it back to change it",
loss: (v: { bids: string | number }) => `I know that this ends the auction and that ${v.bids}.`,
};

export const field = {
empty: "Choose one",
emptyOptional: "None",
note: (v: { text: string | number }) => `The reviewer asks: ${v.text}`,
changed: (v: { answer: string | number }) => `On another device this was changed to “${v.answer}” meanwhile. Yours is in the field and not saved yet.`,
emptied: "On another device this was emptied meanwhile. Yours is in the field and not saved yet.",
saveAgain: "Save again to keep yours, or type the other answer.",
keepMine: "Keep mine",
takeOther: "Take the other",
};

export const step = {
submit: "Save and continue",
busy: "Saving…",
notSaved: "Not saved",
conflict: "Somebody else changed the same answer meanwhile",
conflictText: "Everything else is saved. Look at the marked answers and choose.",
incomplete: "Saved, but this step is not complete",
};

export const listing = {
confirm: "Confirm that it is all true",
change: "Change this listing",
relist: "List it again",
discard: "Drop the changes",
"move-auction": {
title: "Move the auction",
text: "Until it has begun. The terms of an auction are frozen, so this one is canceled and another announced, which begins at least 24 hours from now.",
submit: "Announce it for these days",
},
"lower-reserve": {
title: "Lower the reserve",
text: "Once, until 24 hours before the end. If the leading maximum reaches it, the reserve is met at once.",
submit: "Lower the reserve",
},
"cancel-auction": {
title: "Cancel the auction",
text: "Everybody sees the reason, for ever. The home stays listed without an auction.",
lost: (v: { bids: string | number }) => `${v.bids} would be lost.`,
submit: "Cancel the auction",
},
withdraw: {
title: "Take it off the market",
text: "Its page says that it is no longer for sale and shows neither price nor documents. You can list it again later.",
submit: "Take it off the market",
},
};

export const stepPage = {
notFound: "Not found",
};

export const draftIdPage = {
myListing: "My listing",
preview: "Preview",
previewOnlySeller: (v: { link: Tag }) => rich("Preview. Only the seller and our reviewers see this page. ", v.link("Back to the listing")),
};

export const changeSummary = {
nothingYetChoose: "Nothing yet. Choose a step above and change what is not true anymore.",
waySaleStays: "The way of sale stays while its auction is announced or open",
cancelAuctionFirst: "Cancel the auction first, for one of the listed reasons.",
endsAuctionAnother: "This ends the auction, and another is announced",
otherBiddersRelied: (v: { bidCount: number }) => `${(v.bidCount === 1 ? `${formatCount(v.bidCount)} bid stands` : `${formatCount(v.bidCount)} bids stand`)}, and bidders relied on what the listing said. When a reviewer approves the change, the auction is canceled and no bid in it counts. The new auction begins at least 24 hours later, on the days that you gave under “Price and way of sale”. Every bidder is told what has changed.`,
termsAuctionFrozen: "The terms of an auction are frozen when it is scheduled. When a reviewer approves the change, this one is canceled, and the new one begins at least 24 hours later.",
theseFiguresDays: "These are figures, days or the order of photos: visitors see them as soon as you send them.",
reviewerReadsChange: "A reviewer reads the change first. Until then visitors see what is published.",
newAuctionAnnounced: "A new auction is announced for the days that you gave.",
bidLost: "bid is lost",
bidsLost: "bids are lost",
};

export const draftTitle = {
unit: (v: { unit: string | number }) => `Unit ${v.unit}`,
noAddressYet: "No address yet",
};

export const documentCard = {
asPDF: (v: { kind: string | number; asOf: string | number; bytes: string | number; isPublic: string | number }) => `${v.kind}, as of ${v.asOf}, PDF, ${v.bytes}. ${v.isPublic}`,
listingPeopleWho: "On the listing, for people who have confirmed their e-mail address.",
ourReviewersAlone: "For our reviewers alone.",
change: (v: { span: Tag; title: string | number }) => rich("Change", v.span(` ${v.title}`)),
save: "Save",
remove: (v: { span: Tag; title: string | number }) => rich("Remove", v.span(` ${v.title}`)),
};

export const documentFields = {
kind: "Kind",
proofAuthorityRead: "Proof of authority is read by our reviewers alone; all others are on the listing.",
title: "Title",
asBuyersWill: "As buyers will read it. Without one it is called by its kind.",
as: "As of",
dayNamesItself: "The day that it names itself.",
};

export const documentStep = {
wasAdded: (v: { title: string | number }) => `${v.title} was added`,
removedCanPut: (v: { title: string | number }) => `${v.title} removed. It can be put back.`,
saved: "Saved",
back: (v: { file: string | number }) => `${v.file} is back`,
choosePDFFiles: "Choose PDF files",
pdfMost50: "PDF, at most 50 MB each, without a password and without programs in it.",
noDocumentsYet: "No documents yet.",
};

export const fileDrop = {
dropFilesHere: "Drop files here, or",
sendMost30: "Send, at most 30 MB at once",
};

export const filesNotes = {
notSaved: "Not saved",
otherAdded: (v: { added: number }) => `${(v.added === 1 ? `${formatCount(v.added)} file` : `${formatCount(v.added)} files`)} added`,
notAdded: "Not added",
theseWereNot: "These were not sent to their end",
chooseSameFiles: "Choose the same files again, here or on another device: they go on where they stopped.",
sent: (v: { name: string | number; percent: string | number }) => `${v.name}, ${v.percent} % sent`,
};

export const fixedFiles = {
as: (v: { draftDocument: string | number; asOf: string | number; isPublic: string | number }) => `${v.draftDocument}, as of ${v.asOf}${v.isPublic}`,
ourReviewersAlone: ", for our reviewers alone",
};

export const photoCard = {
cover: "Cover",
move: (v: { name: string | number }) => `Move ${v.name}`,
shows: "Shows",
notSaid: "Not said",
caption: "Caption",
save: "Save",
makeCover: (v: { span: Tag; name: string | number }) => rich("Make cover", v.span(` of ${v.name}`)),
moveEarlier: (v: { name: string | number }) => `Move ${v.name} earlier`,
moveLater: (v: { name: string | number }) => `Move ${v.name} later`,
remove: (v: { span: Tag; name: string | number }) => rich("Remove", v.span(` ${v.name}`)),
};

export const photoStep = {
photoWasAdded: "A photo was added",
back: (v: { file: string | number }) => `${v.file} is back`,
choosePhotos: "Choose photos",
jpegPNGWebP: (v: { mAX_PHOTOS: string | number }) => `JPEG, PNG, WebP or AVIF, at most 25 MB each and ${v.mAX_PHOTOS} in all. Where and with what they were taken is removed.`,
noPhotosYet: "No photos yet. The first one becomes the cover.",
photosTheirOrder: "Photos in their order",
movedPlace: (v: { to: string | number; count: string | number }) => `Moved to place ${v.to} of ${v.count}`,
photoCoverNow: "This photo is the cover now",
photoRemovedCan: "Photo removed. It can be put back.",
saved: "Saved",
};

export const removedFiles = {
removed: "Removed",
removed2: (v: { file: string | number }) => `Removed: ${v.file}`,
undoRemoval: (v: { span: Tag; file: string | number }) => rich("Undo", v.span(` the removal of ${v.file}`)),
};

export const sortablePhotos = {
pressSpacePick: "Press Space to pick it up, the arrows to move it, Space to put it down.",
photoPickedUp: (v: { current: string | number }) => `Photo ${v.current} picked up. Arrows move it, Space puts it down, Escape puts it back.`,
place: (v: { current: string | number; items: string | number }) => `Place ${v.current} of ${v.items}`,
notMoved: "Not moved",
};

export const uploadList = {
filesTheirWay: "Files on their way",
tryAgainSend: (v: { span: Tag; file: string | number }) => rich("Try again", v.span(` to send ${v.file}`)),
dismiss: "Dismiss",
cancel: "Cancel",
sent: (v: { file: string | number }) => `Sent of ${v.file}`,
waitsTurn: "Waits for its turn",
gettingReady: "Getting ready",
connectionLostGoes: "Connection lost; goes on by itself",
sentBeingChecked: "Sent; being checked",
};

export const nextStep = {
continueLabel: (v: { next: string | number }) => `Continue: ${v.next}`,
};

export const figureRow = {
views: "Views",
n7Days: (v: { viewsThisWeek: string | number }) => `${v.viewsThisWeek} in 7 days`,
savedBy: "Saved by",
questions: "Questions",
answer: (v: { open: string | number }) => `${v.open} to answer`,
bidders: "Bidders",
bids: "Bids",
startingBid: "Starting bid",
highestBid: "Highest bid",
};

export const listingPage = {
listed: (v: { listedAt: string | number }) => `Listed ${v.listedAt}`,
lastChanged: (v: { modifiedAt: string | number }) => `, last changed ${v.modifiedAt}`,
auctionOpensEnds: (v: { startsAt: string | number; endsAt: string | number }) => `The auction opens ${v.startsAt} and ends ${v.endsAt}`,
auctionOpenUntil: (v: { endsAt: string | number }) => `The auction is open until ${v.endsAt}`,
sellsOnceWho: (v: { price: string | number }) => `It sells at once to who takes your buy-now price of ${v.price}`,
bidHasEnded: (v: { price: string | number }) => `A bid has ended your buy-now price of ${v.price}`,
latestChangeWas: "Your latest change was not accepted",
auctionEndedBelow: "The auction ended below its reserve",
have48Hours: (v: { link: Tag }) => rich("You have 48 hours from its end to accept, to decline or to make one counter-offer. ", v.link("Decide on your dashboard")),
takenDownBy: (v: { takedownLabels: string | number }) => `Taken down by our staff: ${v.takedownLabels}`,
weWroteWhat: (v: { link: Tag }) => rich("We wrote to you what is wrong with it. It cannot be listed again while this stands. ", v.link("Write to us"), " if you see it differently or have mended it."),
holdVisitorsDo: "On hold: visitors do not see it",
factsWereNot: "Its facts were not confirmed in time. Look through it, change what is not true anymore, and send it in again.",
seePage: "See the page",
offers: "Offers",
allStillTrue: "Is it all still true?",
buyersRelyWhat: (v: { at: string | number; auction: string | number }) => `Buyers rely on what it says. Confirmed ${v.at}; ${v.auction}`,
withoutAnotherConfirmation: (v: { confirmation: string | number }) => `without another confirmation by ${v.confirmation} the listing goes on hold.`,
whileAuctionAnnounced: "while its auction is announced or open it does not go on hold.",
change: "Change it",
listAgain: "List it again",
pricesFiguresChange: "Prices and figures change at once. Words, photos and facts are read by a reviewer first, and visitors see what is published until then. Whoever saved the home or bid on it is told what has changed.",
lookThroughSend: "Look through it and send it in; a reviewer reads it, and it comes back at the same address.",
changeOurReviewers: "Your change is with our reviewers. Until they decide, visitors see what is published.",
changedThoseWho: "It is changed, and those who follow the home are told.",
changesDroppedListing: "The changes are dropped. The listing is as it is published.",
confirmedAnother14: "Confirmed for another 14 days.",
auctionAnnouncedNew: "The auction is announced for its new days, and those who follow the home are told.",
reserveLoweredStands: "The reserve is lowered. It stands in the public history.",
auctionCanceledBidders: "The auction is canceled, and its bidders are told.",
offMarketThose: "It is off the market, and those who follow the home are told.",
changesUnderWay: "Changes under way",
ourReviewersCan: "With our reviewers. You can take them back to go on writing.",
reviewerHasRead: (v: { notes: number }) => `A reviewer has read them and left ${(v.notes === 1 ? `${formatCount(v.notes)} note` : `${formatCount(v.notes)} notes`)}.`,
notSentYet: "Not sent in yet. Visitors see what is published.",
goChanges: "Go on with the changes",
seeChanges: "See the changes",
more: "More",
};

export const listingsLink = {
myListings: "My listings",
};

export const myListings = {
waitingChanges: "Waiting for your changes",
hold: "On hold",
drafts: "Drafts",
review: "In review",
offMarket: "Off the market",
notAccepted: "Not accepted",
published: "Published",
otherFromReviewer: (v: { notes: number }) => `${(v.notes === 1 ? `${formatCount(v.notes)} note` : `${formatCount(v.notes)} notes`)} from the reviewer`,
factsWereNot: "Its facts were not confirmed. Visitors do not see it.",
openSeeHow: "Open it to see how it comes back.",
sent: (v: { submittedAt: string | number }) => `Sent in ${v.submittedAt}`,
lastChanged: (v: { live: string | number; changedAt: string | number }) => `${v.live}Last changed ${v.changedAt}`,
listedAgain: "To be listed again.",
opens: (v: { startsAt: string | number }) => `Opens ${v.startsAt}`,
ends: (v: { endsAt: string | number }) => `Ends ${v.endsAt}`,
confirmFactsElse: "Confirm its facts, else it goes on hold.",
changesBegunNot: "Changes begun, not sent in.",
changesReview: "Changes in review.",
reviewerAsksAbout: "The reviewer asks about your changes.",
};

export const ruleChecklist = {
read: (v: { link: Tag; source: string | number; formatDay: string | number }) => rich(v.link(`${v.source}`), ", read on ", v.formatDay),
met: "Met",
checked: "Checked",
notAskedHere: "Not asked here",
specialReview: "Special review",
notMet: "Not met",
};

export const stepEcho = {
withoutPinOwn: (v: { latitude: string | number; longitude: string | number }) => `Without a pin of your own, the map marks ${v.latitude}, ${v.longitude} as approximate.`,
eachFurtherBid: (v: { bid: string | number; defaultIncrementTable: string | number }) => `At ${v.bid} each further bid is at least ${v.defaultIncrementTable} higher.`,
clocksNewYork: (v: { end: string | number }) => `The clocks in New York are set ${v.end} by an hour between the two. Both times are as the clocks show them then.`,
};

export const stepNav = {
steps: "Steps",
done: (v: { done: string | number; stepIds: string | number }) => `${v.done} of ${v.stepIds} done`,
ready: "Ready",
done2: "Done",
};

export const wizardFrame = {
step: (v: { number: string | number; stepIds: string | number; step: string | number }) => `Step ${v.number} of ${v.stepIds}. ${v.step}`,
reviewerAsksChanges: "The reviewer asks for changes",
eachNoteStands: "Each note stands beside its answer. Change what is asked, then send it in again.",
reviewerAsksAbout: "The reviewer asks about this step",
changePublishedListing: "You change a published listing",
visitorsSeeWhat: "Visitors see what is published until the change goes through. The last step says what you have changed, and what follows from it.",
stillAskedStep: "Still asked for on this step",
allowedButKeeps: "Allowed, but it keeps bidders away",
review: "In review",
reviewerReadsNow: "A reviewer reads it now, so it cannot be changed. You can take it back on the last step.",
notAccepted: "Not accepted",
changeOpenAgain: (v: { link: Tag }) => rich("To change it, ", v.link("open it again"), "."),
};

export const listingsPage = {
myListings: "My listings",
otherEndedBelow: (v: { open: number }) => `${(v.open === 1 ? `${formatCount(v.open)} auction` : `${formatCount(v.open)} auctions`)} ended below the reserve`,
have48Hours: (v: { link: Tag }) => rich("You have 48 hours from the end to decide. ", v.link("Decide on your dashboard")),
ourReviewers: "It is with our reviewers",
toldByE: "You are told by e-mail when they have decided.",
haveNoListings: "You have no listings yet",
eightStepsSaved: "Eight steps, saved as you type: you can stop and go on later, on any device. Nothing is shown to anybody before you send it in and a reviewer has approved it.",
};

export const previewStep = {
whatChange: "What you change",
seePageAs: "See the page as buyers will",
pageCanSeen: "The page can be seen here as soon as every question has an answer.",
otherStillOpen: (v: { missing: number }) => `${(v.missing === 1 ? `${formatCount(v.missing)} point` : `${formatCount(v.missing)} points`)} still open`,
whatNewYork: "What New York asks",
send: "Send in",
canSentOnce: "It can be sent in once nothing is open",
everythingTypedSaved: "Everything you typed is saved. You can go on later, on any device.",
reviewerReadsUsually: "A reviewer reads it, usually within two working days, and approves it, asks for changes, or says why not. You are told by e-mail. The terms of an auction are frozen when it is approved.",
};

export const stepForm = {
everyAnswerSaved: "Every answer is saved when you leave its field.",
saving: "Saving…",
saved: (v: { at: string | number }) => `Saved ${v.at}`,
};
