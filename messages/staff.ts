// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const staff = {
chooseOne: "Choose one",
auditNote: "Recorded in the audit log.",
};

export const claim = {
claim: "Claim for review",
release: "Return to queue",
};

export const auction = {
pause: "Describe the outage",
pauseSubmit: "Pause auction",
resume: "Why can it resume?",
resumeSubmit: "Resume auction",
turnHelp: "Recorded in the audit log. The pause and the new end time appear in the public bid history.",
cancel: "Cancel auction",
cancelText: "You can cancel only for a reason in the auction rules. The reason is public. The listing stays up.",
reason: "Reason",
why: "What happened?",
cancelSubmit: "Cancel for this reason",
};

export const block = {
open: (v: { span: Tag; title: string | number }) => rich("Block", v.span(` ${v.title}`)),
lift: "Unblock bidder",
reason: "Reason",
why: "What did you find?",
submit: "Block bidder",
openLift: (v: { span: Tag; title: string | number }) => rich("Unblock", v.span(` ${v.title}`)),
};

export const answer = {
open: "Remove",
whyRemoving: "Why are you removing it?",
submit: "Remove answer",
};

export const limit = {
provenAmount: "Amount the proof shows",
asRequested: (v: { amount: string | number }) => `${v.amount} (as requested)`,
nothing: "No qualifying funds",
reasonDecision: "Reason for the decision",
whyHelp: "If the bid limit is below this amount, it’s raised to match, and sellers see the amount with offers. The user sees this reason, and it’s recorded in the audit log.",
submit: "Save review",
};

export const takedown = {
reason: "Reason",
why: "Message to the seller",
whyHelp: "Also recorded in the audit log.",
submit: "Take down listing",
};

export const lift = {
why: "What has changed?",
whyHelp: "Sent to the seller and recorded in the audit log.",
submit: "Lift takedown",
};

export const report = {
outcome: "Outcome",
why: "What did you find?",
submit: "Close report",
};

export const verification = {
method: "What did you check?",
evidence: "Evidence",
evidenceHelp: "The document, domain, certificate number, or LEI. Recorded in the audit log.",
submit: "Verify organization",
refuseWhy: "Why can’t it be verified?",
refuseSubmit: "Refuse verification",
revokeWhy: "Why is it no longer verified?",
revokeSubmit: "Revoke verification",
toldHelp: "Emailed to its members and recorded in the audit log.",
};

export const organization = {
liftWhy: "Why is it restored?",
liftHelp: "Its homes become public again, and auctions that the suspension paused resume. Homes that were taken down stay down. Members get the reason by email.",
liftSubmit: "Lift suspension",
suspendWhy: "Why is it suspended?",
suspendHelp: "All its homes come off the site immediately and take no bids. Open auctions are paused. Members get the reason by email.",
suspendSubmit: "Suspend organization",
takeDown: "Suspend and take down all homes",
takeDownText: "This cancels all its auctions that haven’t ended and publishes the reason you choose. Lifting the suspension won’t bring these homes back.",
takeDownReason: "Reason",
takeDownWhy: "What happened?",
takeDownHelp: "Emailed to its members and recorded in the audit log.",
};

export const person = {
suspendWhy: "Why is the account suspended?",
suspendHelp: "The user sees this reason. They’re signed out everywhere and can’t bid, make offers, or sell. Existing bids and listings remain.",
suspendSubmit: "Suspend account",
liftWhy: "Why is the suspension lifted?",
liftHelp: "The user sees this reason.",
liftSubmit: "Lift suspension",
role: "Role",
member: "Member",
seller: "Seller",
roleSubmit: "Change role",
invite: "Invite to staff",
withdraw: "Withdraw invitation",
};

export const decision = {
title: "Decision",
specialReview: "What did your special review find?",
specialReviewHelp: "Recorded in the audit log. Required to approve.",
approve: "Approve and publish",
requestChanges: "Request changes",
rejectSubmission: "Reject submission",
reason: "Reason",
reasonHelp: "The seller sees this. A listing that was never published can’t be resubmitted. If the listing is published, the change is discarded.",
rejectSubmit: "Reject for this reason",
before: "Before",
now: "Now",
noteAbout: (v: { span: Tag; label: string | number }) => rich("Note", v.span(` about: ${v.label}`)),
noteAbout2: (v: { label: string | number }) => `Note about: ${v.label}`,
};

export const auditPage = {
auditLog: "Audit log",
everythingSellersStaff: "Everything sellers and staff have done, newest first. Entries are never changed.",
noResults: "No results",
searchMatchesWhole: "Search matches whole words in names, addresses, statuses, and reasons.",
olderEntries: "Older entries",
};

export const listingKeyPage = {
home: "Home",
homesAuctions: "Homes and auctions",
seller: (v: { listingId: string | number; status: string | number; seller: string | number }) => `${v.listingId} · ${v.status} · seller: ${v.seller}`,
viewListing: "View listing",
takenDown: (v: { takedownLabels: string | number }) => `Taken down: ${v.takedownLabels}`,
seeLogMessage: (v: { at: string | number }) => `${v.at}. See the log for the message to the seller.`,
liftedSellerCan: (v: { liftedAt: string | number }) => `Lifted ${v.liftedAt}. The seller can relist it.`,
allowSellerRelist: "Allow the seller to relist",
doesntPublishAnything: "This doesn’t publish anything. The seller must resubmit the listing, and a reviewer checks it first. A canceled auction stays canceled.",
takeDownListing: "Take down this listing",
pageSayHome: "The page will say the home is no longer available. Any current auction is canceled, with the reason shown publicly. The seller and all bidders are emailed.",
noEntriesHome: "No entries for this home yet.",
};

export const homesPage = {
homesAuctions: "Homes and auctions",
allCurrentPast: "All current and past listings, with current auctions first.",
addressListingId: "Address, listing ID, or seller",
noResults: "No results",
searchPartAddress: "Search by part of the address, listing ID (such as BNY-20000001), or seller name.",
};

export const draftIdPage = {
review: "Review",
ownListing: "Your own listing",
reviewQueue: "Review queue",
viewPreview: "View preview",
anotherReviewerCan: "Another reviewer can decide two hours after it was claimed.",
noChangesSince: (v: { change: string }) => `${(v.change === "published" ? "No changes since it was published" : "No changes since the last submission")}`,
other: (v: { change: string; changed: number }) => `${(v.change === "published" ? `${(v.changed === 1 ? `${formatCount(v.changed)} change since it was published` : `${formatCount(v.changed)} changes since it was published`)}` : `${(v.changed === 1 ? `${formatCount(v.changed)} change since the last submission` : `${formatCount(v.changed)} changes since the last submission`)}`)}`,
eachChangeShown: "Each change is shown next to the previous answer.",
approvingEndsCurrent: "Approving this ends the current auction and announces a new one",
bidsWouldLost: (v: { bidCount: number }) => `${(v.bidCount === 1 ? `${formatCount(v.bidCount)} bid would be lost.` : `${formatCount(v.bidCount)} bids would be lost.`)} The seller hasn’t confirmed this. Ask them to.`,
bidsWouldLostSeller: (v: { bidCount: number }) => `${(v.bidCount === 0 ? "No bids would be lost." : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid would be lost.` : `${formatCount(v.bidCount)} bids would be lost.`))} The seller knows, and every bidder will be notified of what changed.`,
newYorkRequirements: "New York requirements",
log: "Log",
seller: (v: { name: string | number; email: string | number; status: string | number }) => `${v.name}, ${v.email} · ${v.status}`,
sellerSubmission: (v: { name: string | number; email: string | number; status: string | number; submission: string | number; submittedAt: string | number }) => `${v.name}, ${v.email} · ${v.status} · submission ${v.submission}, ${v.submittedAt}`,
claimedBy: (v: { name: string | number }) => `Claimed by ${v.name}`,
};

export const organisationIdPage = {
organization: "Organization",
organizations: "Organizations",
joined: (v: { kind: string | number; createdAt: string | number }) => `${v.kind} · joined ${v.createdAt}`,
verified: (v: { by: string | number }) => `Verified by ${v.by}`,
verificationRefused: (v: { by: string | number }) => `Verification refused by ${v.by}`,
suspended: (v: { by: string | number }) => `Suspended by ${v.by}`,
progress: "In progress",
auctionsBeingResumed: "Its auctions are being resumed.",
homesNeedSeparate: (v: { left: number }) => `${(v.left === 1 ? `${formatCount(v.left)} home needs` : `${formatCount(v.left)} homes need`)} a separate decision.`,
members: "Members",
since: (v: { email: string | number; role: string | number; since: string | number }) => `${v.email} · ${v.role} since ${v.since}`,
homes: "Homes",
noPublishedHomes: "No published homes.",
seller: (v: { status: string | number; sellerName: string | number }) => `${v.status} · seller: ${v.sellerName}`,
moreHomes: "More homes",
noStaffActions: "No staff actions yet.",
homesBeingTakenDown: "Its homes are hidden and are being taken down one by one.",
auctionsBeingPaused: "Its homes are hidden, and its auctions are being paused.",
};

export const organizationsPage = {
organizations: "Organizations",
buyersSeeOrganizations: "Buyers see an organization’s name only after you verify it.",
name: "Name",
show: "Show",
all: "All",
membersJoined: (v: { sellerKind: string | number; members: number; createdAt: string | number }) => `${v.sellerKind} · ${(v.members === 1 ? `${formatCount(v.members)} member` : `${formatCount(v.members)} members`)} · joined ${v.createdAt}`,
moreOrganizations: "More organizations",
notVerified: "Not verified",
verified: "Verified",
suspended: "Suspended",
};

export const adminPage = {
reviewQueue: "Review queue",
decisionSaved: "Decision saved",
sellerEmailed: "The seller has been emailed.",
reportClosed: "Report closed",
};

export const uidPage = {
person: "Person",
people: "People",
notConfirmedJoined: (v: { email: string | number; emailVerified: string; createdAt: string | number }) => `${v.email}, ${(v.emailVerified === "true" ? "confirmed" : "not confirmed")} · joined ${v.createdAt}`,
suspended: (v: { by: string | number }) => `Suspended by ${v.by}`,
homesBid: "Homes bid on",
defaults: "Defaults",
openedEndedDefault: (v: { openedAt: string | number }) => `opened ${v.openedAt}, ended in default`,
listings: "Listings",
noEntriesAccount: "No entries for this account yet.",
sinceRegistered: (v: { email: string | number; emailVerified: string; createdAt: string | number; legalName: string | number; phone: string | number }) => `${v.email}, ${(v.emailVerified === "true" ? "confirmed" : "not confirmed")} · joined ${v.createdAt} · registered to bid as ${v.legalName}, ${v.phone}`,
bidNote: (v: { alias: string | number; at: string | number; status: string }) => `as ${v.alias}, last bid ${v.at}, ${(v.status === "scheduled" ? "auction scheduled" : (v.status === "open" ? "auction open" : (v.status === "paused" ? "auction paused" : (v.status === "settling" ? "auction closing" : (v.status === "cancelled" ? "auction canceled" : "auction ended")))))}`,
};

export const peoplePage = {
people: "People",
nameEmail: "Name or email",
show: "Show",
everyone: "Everyone",
noResults: "No results",
searchFirstLetters: "Search by the first letters of a name or email address.",
joined: (v: { email: string | number; createdAt: string | number }) => `${v.email} · joined ${v.createdAt}`,
staff: "Staff",
seller: "Seller",
suspended: "Suspended",
morePeople: "More people",
};

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

export const auctionActionForms = {
auction: "Auction",
oneOther: (v: { bidCount: number; currentPrice: string | number; startsAt: string | number; endsAt: string | number }) => `${(v.bidCount === 0 ? "No bids" : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid at ${v.currentPrice}` : `${formatCount(v.bidCount)} bids at ${v.currentPrice}`))} · ${v.startsAt} to ${v.endsAt}`,
paused: (v: { bidCount: number; currentPrice: string | number; startsAt: string | number; endsAt: string | number }) => `${(v.bidCount === 0 ? "No bids" : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid at ${v.currentPrice}` : `${formatCount(v.bidCount)} bids at ${v.currentPrice}`))} · ${v.startsAt} to ${v.endsAt}, extended by the length of the pause`,
};

export const bidderBlocks = {
hasntBid: "Hasn’t bid",
bidders: "Bidders",
blockStopsUser: "A block stops a user from bidding on this home from now on. Existing bids remain. If fraud is proven, cancel the auction instead.",
noBidsYet: "No bids yet.",
};

export const doneNotice = {
listingTakenDown: "Listing taken down. All parties have been emailed.",
takedownLiftedSeller: "Takedown lifted. The seller can relist the home and has been emailed.",
auctionPausedAll: "Auction paused. All parties have been emailed.",
auctionResumedNew: "Auction resumed with a new end time. All parties have been emailed.",
auctionCanceledAll: "Auction canceled. All parties have been emailed.",
accountSuspendedSigned: "Account suspended and signed out everywhere.",
suspensionLiftedAccount: "Suspension lifted. The account is active again.",
answerRemoved: "Answer removed.",
organizationVerifiedBuyers: "Organization verified. Buyers now see its name.",
organizationIsntVerified: "The organization isn’t verified.",
organizationSuspendedHomes: "Organization suspended. Its homes are off the site, and its auctions are being paused.",
organizationSuspendedHomesOff: "Organization suspended. Its homes are off the site and are being taken down.",
suspensionLiftedHomes: "Suspension lifted. Its homes are public again, and its auctions resume.",
roleChanged: "Role changed.",
invitationSentPerson: "Invitation sent. The person becomes staff once they accept.",
invitationWithdrawn: "Invitation withdrawn.",
reviewSavedUser: "Review saved. The user has been emailed.",
bidderBlocked: "Bidder blocked.",
bidderUnblocked: "Bidder unblocked.",
};

export const homeList = {
bidsEndTime: (v: { bidCount: number; endsAt: string | number }) => `${(v.bidCount === 0 ? "No bids" : (v.bidCount === 1 ? `${formatCount(v.bidCount)} bid` : `${formatCount(v.bidCount)} bids`))}, end time ${v.endsAt}`,
auctionScheduled: "Auction scheduled",
auctionOpen: "Auction open",
auctionPaused: "Auction paused",
auctionClosing: "Auction closing",
auctionEnded: "Auction ended",
auctionCanceled: "Auction canceled",
};

export const limitQueue = {
bidLimitsProof: (v: { span: Tag; requests: string | number }) => rich("Bid limits and proof of funds ", v.span(`${v.requests}`)),
nothingReview: "Nothing to review.",
requestedReviewWaiting: (v: { asked: string | number; at: string | number }) => `Requested a review of ${v.asked} · waiting since ${v.at}`,
};

export const limitReview = {
bidLimitProof: "Bid limit and proof of funds",
totalBidLimit: (v: { strong: Tag; limit: string | number }) => rich("Total bid limit: ", v.strong(`${v.limit}`), "."),
fundsReviewed: (v: { cents: string | number; at: string | number }) => `Funds reviewed up to ${v.cents} on ${v.at}.`,
noProofFunds: "No proof of funds has been reviewed.",
requestedReview: (v: { at: string | number; asked: string | number }) => `${v.at}: requested a review of ${v.asked}.`,
proofFundsDeleted: "The proof of funds has been deleted.",
mailingAddress: "Mailing address",
takingTitle: "Taking title",
buyerType: "Buyer type",
household: "Household",
organization: "Organization",
mayBidUpLeft: (v: { strong: Tag; limit: string | number; left: string | number }) => rich("Total bid limit: ", v.strong(`${v.limit}`), ", ", v.left, " available."),
decided: (v: { at: string | number; status: string; why: string | number }) => `${v.at}: ${(v.status === "granted" ? "granted" : "declined")}, ${v.why}`,
};

export const logFilters = {
keywords: "Keywords",
who: "Who",
action: "Action",
allActions: "All actions",
subject: "Subject",
allSubjects: "All subjects",
from: "From",
to: "To",
};

export const noOrganizations = {
noOrganizationsFound: "No organizations found",
searchFirstLetters: "Search by the first letters of any word in the name.",
noOrganizationsYet: "There are no organizations yet",
organizationsAppearOnce: "Organizations appear here once a seller sets one up.",
};

export const organizationBadges = {
verified: "Verified",
notVerified: "Not verified",
suspended: "Suspended",
};

export const organizationForms = {
verification: "Verification",
liftSuspension: "Lift suspension",
suspend: "Suspend",
};

export const personForms = {
account: "Account",
invitedPersonJoin: (v: { by: string | number; expiresAt: string | number }) => `${v.by} invited this person to join the staff. The invitation expires ${v.expiresAt}.`,
makePersonStaff: "To make this person staff, invite them. Their role changes once they accept.",
};

export const publicAnswers = {
publishedAnswers: "Published answers",
};

export const quarantinedRecords = {
someRecordsCant: "Some records can’t be read",
restSiteWorks: "The rest of the site works without them. An auction whose record can’t be read takes no bids and doesn’t close. Ask the server administrator to repair these records.",
since: (v: { fault: string | number; at: string | number }) => `${v.fault} · since ${v.at}`,
};

export const reportQueue = {
reports: (v: { span: Tag; reports: string | number }) => rich("Reports ", v.span(`${v.reports}`)),
noOpenReports: "No open reports.",
since: (v: { reportLabels: string | number; at: string | number }) => `${v.reportLabels} · since ${v.at}`,
};

export const reviewFiles = {
other: (v: { isPublic: string; draftDocument: string | number; asOf: string | number }) => `${(v.isPublic === "true" ? `${v.draftDocument}, as of ${v.asOf}, visible to buyers` : `${v.draftDocument}, as of ${v.asOf}, reviewers only`)}`,
};

export const reviewGroups = {
total: (v: { draft: string | number }) => `${v.draft} total`,
};

export const reviewQueue = {
nothingReview: "Nothing to review",
everySubmissionDecided: "Every submission has been decided.",
listing: "Your listing",
submission: (v: { submission: string | number }) => `submission ${v.submission}`,
unclaimed: "Unclaimed",
claimed: "Claimed by you",
claimed2: (v: { claim: string | number }) => `Claimed by ${v.claim}`,
waitingHours: (v: { hours: number; since: string | number }) => `${(v.hours === 0 ? "waiting less than an hour" : (v.hours === 1 ? `waiting ${formatCount(v.hours)} hour` : `waiting ${formatCount(v.hours)} hours`))}, since ${v.since}`,
waitingDays: (v: { days: number; since: string | number }) => `${(v.days === 1 ? `waiting ${formatCount(v.days)} day` : `waiting ${formatCount(v.days)} days`)}, since ${v.since}`,
};

export const searchForm = {
search: "Search",
};

export const staffOnly = {
staffOnly: "Staff only",
accountCantReview: "Your account can’t review listings. To see your own, go to My listings.",
listings: "My listings",
};

export const staffSection = {
log: "Log",
};

export const auditList = {
by: (v: { strong: Tag; name: string | number; action: string | number }) => rich(v.strong(`${v.name}`), " ", v.action),
byStaff: (v: { strong: Tag; name: string | number; action: string | number }) => rich(v.strong(`${v.name}`), " (staff) ", v.action),
change: (v: { before: string | number; after: string | number }) => `${v.before} → ${v.after}`,
none: "none",
};
