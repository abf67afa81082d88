// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const staff = {
choose: "Choose",
auditNote: "Kept in the audit log.",
};

export const claim = {
claim: "Take it",
release: "Give it back",
};

export const auction = {
pause: "Which outage?",
pauseSubmit: "Pause the auction",
resume: "Why can it go on?",
resumeSubmit: "Let the auction go on",
turnHelp: "Kept in the audit log. The pause and the new end stand in the public history.",
cancel: "Cancel the auction",
cancelText: "For a reason of the rules alone, and in public. The listing stays.",
reason: "Reason",
why: "What happened?",
cancelSubmit: "Cancel for this reason",
};

export const block = {
open: "Block",
lift: "Lift the block",
of: (v: { title: string | number }) => `of ${v.title}`,
reason: "Reason",
why: "What did you find out?",
submit: "Block this bidder",
};

export const answer = {
open: "Remove",
why: "Why?",
submit: "Take it off the page",
};

export const limit = {
provenAmount: "The proof shows",
asRequested: (v: { amount: string | number }) => `${v.amount}, as asked`,
nothing: "Nothing that counts",
why: "Why?",
whyHelp: "A limit below it is raised to it, and sellers read it with offers. The person reads this, and it stays in the log.",
submit: "Record the review",
};

export const takedown = {
reason: "Reason",
why: "What to tell the seller",
whyHelp: "Also kept in the audit log.",
submit: "Take the listing down",
};

export const lift = {
why: "What has changed?",
whyHelp: "The seller is told it; also kept in the audit log.",
submit: "Lift the takedown",
};

export const report = {
outcome: "Outcome",
why: "What did you find out?",
submit: "Close the report",
};

export const verification = {
method: "What did you check?",
evidence: "Evidence",
evidenceHelp: "The document, domain, certificate number, or LEI. Kept in the audit log.",
submit: "Verify the organization",
refuseWhy: "Why can’t it be verified?",
refuseSubmit: "Refuse verification",
revokeWhy: "Why is it no longer verified?",
revokeSubmit: "Revoke verification",
toldHelp: "Its members get this by email. Also kept in the audit log.",
};

export const organization = {
liftWhy: "Why is it restored?",
liftHelp: "Its homes are public again, and the auctions that the suspension paused resume. Homes that were taken down stay down. Its members get the reason by email.",
liftSubmit: "Lift the suspension",
suspendWhy: "Why is it suspended?",
suspendHelp: "All its homes leave the site at once and take no bids. Open auctions are paused. Its members get the reason by email.",
suspendSubmit: "Suspend the organization",
takeDown: "Suspend and take all homes down",
takeDownText: "This cancels its auctions that have not ended and publishes the reason you choose. Lifting the suspension does not bring these homes back.",
takeDownReason: "Reason",
takeDownWhy: "What happened?",
takeDownHelp: "Its members get this by email. Also kept in the audit log.",
};

export const person = {
suspendWhy: "Why is the account suspended?",
suspendHelp: "The person reads it. They are signed out everywhere and cannot bid, offer or sell; bids and listings that stand stay.",
suspendSubmit: "Suspend the account",
liftWhy: "Why is it opened again?",
liftHelp: "The person reads it.",
liftSubmit: "Lift the suspension",
role: "Role",
member: "Member",
seller: "Seller",
roleSubmit: "Change the role",
invite: "Invite to staff",
withdraw: "Withdraw the invitation",
};

export const decision = {
title: "Decision",
specialReview: "What did your special review find?",
specialReviewHelp: "Kept in the audit log. Needed for an approval.",
approve: "Approve and publish",
requestChanges: "Ask for the changes noted",
reject: "Reject it",
reason: "Reason",
reasonHelp: "The seller reads it. A listing that was never published cannot be sent in again; of a published one the change is dropped.",
rejectSubmit: "Reject for this reason",
before: "Before",
now: "Now",
note: "Note",
noteAbout: (v: { label: string | number }) => `Note about: ${v.label}`,
about: (v: { label: string | number }) => `about: ${v.label}`,
};

export const auditPage = {
auditLog: "Audit log",
everythingSellersStaff: "Everything that sellers and staff did, the latest first. No entry is ever changed.",
nothingFits: "Nothing fits",
searchLooksWhole: "The search looks for whole words: of names, addresses, states and reasons.",
earlierEntries: "Earlier entries",
};

export const listingKeyPage = {
home: "Home",
homesAuctions: "Homes and auctions",
soldBy: (v: { listingId: string | number; status: string | number; seller: string | number }) => `${v.listingId} · ${v.status} · sold by ${v.seller}`,
seePage: "See the page",
takenDown: (v: { takedownLabels: string | number }) => `Taken down: ${v.takedownLabels}`,
logSaysWhat: (v: { at: string | number }) => `${v.at}. The log says what the seller was told.`,
liftedSellerCan: (v: { liftedAt: string | number }) => `Lifted ${v.liftedAt}: the seller can list it again.`,
letSellerList: "Let the seller list it again",
nothingShownBy: "Nothing is shown by this alone: the seller sends it in, and a reviewer reads it first. A canceled auction stays cancelled.",
takeDown: "Take it down",
pageThenSays: "The page then says that the home is gone. An auction that is on is canceled with the reason, in public; the seller and all bidders are told by e-mail.",
nothingWasDone: "Nothing was done to it here yet.",
};

export const homesPage = {
homesAuctions: "Homes and auctions",
whatPublishedWas: "What is published or was, auctions that are on first.",
addressNumberSeller: "Address, number or seller",
nothingFits: "Nothing fits",
searchPartAddress: "Search for a part of the address, for the number such as BNY-20000001, or for the seller’s name.",
};

export const draftIdPage = {
review: "Review",
ownListing: "Your own listing",
reviewQueue: "Review queue",
seePage: "See the page",
twoHoursAfter: "Two hours after it was taken another reviewer may decide.",
nothingHasChanged: (v: { change: string | number }) => `Nothing has changed since it was ${v.change}`,
sentBefore: "sent in before",
changedSinceWas: (v: { change: string | number; changed: string | number }) => `Changed since it was ${v.change}: ${v.changed}`,
eachChangeStands: "Each change stands beside what it was.",
approvalEndsAuction: "An approval ends the auction, and announces another",
sellerHasNot: "The seller has not confirmed that they are lost: ask for that.",
sellerKnowsEvery: "The seller knows it; every bidder is told what has changed.",
whatNewYork: "What New York asks",
log: "Log",
};

export const organisationIdPage = {
organization: "Organization",
organizations: "Organizations",
since: (v: { kind: string | number; createdAt: string | number }) => `${v.kind} · since ${v.createdAt}`,
verifiedBy: (v: { by: string | number }) => `Verified by ${v.by}`,
verificationRefusedBy: (v: { by: string | number }) => `Verification refused by ${v.by}`,
suspendedBy: (v: { by: string | number }) => `Suspended by ${v.by}`,
progress: "In progress",
auctionsBeingResumed: "Its auctions are being resumed.",
otherSeparateDecision: (v: { left: number }) => `${(v.left === 1 ? `${formatCount(v.left)} home needs` : `${formatCount(v.left)} homes need`)} a separate decision.`,
members: "Members",
since2: (v: { email: string | number; role: string | number; since: string | number }) => `${v.email} · ${v.role} since ${v.since}`,
homes: "Homes",
noPublishedHomes: "No published homes.",
seller: (v: { status: string | number; sellerName: string | number }) => `${v.status} · seller: ${v.sellerName}`,
moreHomes: "More homes",
noStaffActions: "No staff actions yet.",
};

export const organizationsPage = {
organizations: "Organizations",
buyersSeeOrganizations: "Buyers see an organization’s name only after you verify it.",
name: "Name",
show: "Show",
all: "All",
otherSince: (v: { sellerKind: string | number; members: number; createdAt: string | number }) => `${v.sellerKind} · ${(v.members === 1 ? `${formatCount(v.members)} member` : `${formatCount(v.members)} members`)} · since ${v.createdAt}`,
moreOrganizations: "More organizations",
notVerified: "Not verified",
verified: "Verified",
suspended: "Suspended",
};

export const adminPage = {
reviewQueue: "Review queue",
decided: "Decided",
sellerToldBy: "The seller is told by e-mail.",
reportClosed: "The report is closed",
};

export const uidPage = {
person: "Person",
people: "People",
since: (v: { email: string | number; emailVerified: string | number; createdAt: string | number }) => `${v.email}, ${v.emailVerified} · since ${v.createdAt}`,
registeredBidAs: (v: { legalName: string | number; phone: string | number }) => `· registered to bid as ${v.legalName}, ${v.phone}`,
suspendedBy: (v: { by: string | number }) => `Suspended by ${v.by}`,
bids: "Bids on",
salesNotKept: "Sales not kept",
endedByDefault: (v: { openedAt: string | number }) => `of ${v.openedAt}, ended by a default`,
sells: "Sells",
nothingWasDone: "Nothing was done to this account yet.",
};

export const peoplePage = {
people: "People",
nameEMail: "Name or e-mail",
show: "Show",
everybody: "Everybody",
nobodyFits: "Nobody fits",
searchHowName: "Search for how a name or an address begins.",
since: (v: { email: string | number; createdAt: string | number }) => `${v.email} · since ${v.createdAt}`,
staff: "Staff",
seller: "Seller",
suspended: "Suspended",
morePeople: "More people",
};

export const reportIdPage = {
report: "Report",
reviewQueue: "Review queue",
report2: (v: { reportLabels: string | number }) => `Report: ${v.reportLabels}`,
alsoReported: (v: { others: string | number }) => `Also reported: ${v.others}`,
whatCame: "What came of it",
log: "Log",
whoSentNot: "who sent it is not told to its seller",
bySomebodyWho: "by somebody who was not signed in",
byMember: "by a member",
};

export const auctionActionForms = {
auction: "Auction",
fromUntil: (v: { bidCount: string | number; startsAt: string | number; endsAt: string | number }) => `${v.bidCount} · from ${v.startsAt} · until ${v.endsAt}`,
noBid: "No bid",
other: (v: { bidCount: number; currentPrice: string | number }) => `${(v.bidCount === 1 ? `${formatCount(v.bidCount)} bid` : `${formatCount(v.bidCount)} bids`)}, at ${v.currentPrice}`,
laterByAs: ", later by as long as the pause lasts",
};

export const bidderBlocks = {
hasNotBid: "Has not bid",
bidders: "Bidders",
blockKeepsSomebody: "A block keeps somebody from bidding on this home from now on. Bids that stand stay: an auction in which fraud is proven is canceled.",
nobodyHasBid: "Nobody has bid yet.",
};

export const doneNotice = {
listingDownWhom: "The listing is down. Whom it concerns is told by e-mail.",
sellerCanList: "The seller can list it again, and is told by e-mail.",
auctionPausedWhom: "The auction is paused. Whom it concerns is told by e-mail.",
auctionGoesNew: "The auction goes on with its new end. Whom it concerns is told by e-mail.",
auctionCanceledWhom: "The auction is canceled. Whom it concerns is told by e-mail.",
accountSuspendedSigned: "The account is suspended and signed out everywhere.",
accountOpenAgain: "The account is open again.",
answerOffPage: "The answer is off the page.",
organizationVerifiedBuyers: "The organization is verified. Buyers now see its name.",
organizationNotVerified: "The organization is not verified.",
organizationSuspendedHomes: "The organization is suspended. Its homes are off the site, and its auctions are being paused.",
organizationSuspendedHomesOff: "The organization is suspended. Its homes are off the site and are being taken down.",
suspensionLiftedHomes: "The suspension is lifted. Its homes are public again, and its auctions resume.",
roleChanged: "The role is changed.",
invitationSentPerson: "The invitation is sent. The person becomes staff once they accept.",
invitationWithdrawn: "The invitation is withdrawn.",
wishDecidedPerson: "The wish is decided. The person is told by e-mail.",
};

export const homeList = {
otherEnd: (v: { bidCount: number; endsAt: string | number }) => `${(v.bidCount === 1 ? `${formatCount(v.bidCount)} bid` : `${formatCount(v.bidCount)} bids`)}, end ${v.endsAt}`,
auctionScheduled: "Auction scheduled",
auctionOpen: "Auction open",
auctionPaused: "Auction paused",
auctionClosing: "Auction closing",
auctionEnded: "Auction ended",
auctionCanceled: "Auction canceled",
};

export const limitQueue = {
bidLimitsProofs: (v: { span: Tag; requests: string | number }) => rich("Bid limits and proofs of funds ", v.span(`${v.requests}`)),
nobodyWaitsReview: "Nobody waits for a review.",
asksReviewSince: (v: { asked: string | number; at: string | number }) => `asks for a review of ${v.asked} · since ${v.at}`,
};

export const limitReview = {
bidLimitProof: "Bid limit and proof of funds",
mayBidUp: (v: { strong: Tag; limit: string | number }) => rich("May bid up to ", v.strong(`${v.limit}`), " in all"),
left: (v: { left: string | number }) => `, and ${v.left} of it is left`,
fundsReviewedUp: (v: { cents: string | number; at: string | number }) => `Funds reviewed up to ${v.cents} on ${v.at}.`,
noProofFunds: "No proof of funds was reviewed.",
askedReview: (v: { at: string | number; asked: string | number }) => `${v.at}: asked for a review of ${v.asked}.`,
proofFundsDeleted: "The proof of funds is deleted.",
postalAddress: "Postal address",
title: "Title",
buysAs: "Buys as",
household: "Household",
organization: "Organization",
};

export const logFilters = {
words: "Words",
who: "Who",
what: "What",
anything: "Anything",
about: "About",
everything: "Everything",
from: "From",
to: "To",
};

export const noOrganizations = {
noOrganizationsFound: "No organizations found",
searchByFirst: "Search by the first letters of any word in the name.",
thereNoOrganizations: "There are no organizations yet",
theyAppearHere: "They appear here as soon as a seller sets one up.",
};

export const organizationBadges = {
verified: "Verified",
notVerified: "Not verified",
suspended: "Suspended",
};

export const organizationForms = {
verification: "Verification",
liftSuspension: "Lift the suspension",
suspend: "Suspend",
};

export const personForms = {
account: "Account",
invitedPersonStaff: (v: { by: string | number; expiresAt: string | number }) => `${v.by} invited this person to staff. The invitation expires ${v.expiresAt}.`,
makePersonStaff: "To make this person staff, invite them. The role changes once they accept.",
};

export const publicAnswers = {
answersPage: "Answers on its page",
};

export const quarantinedRecords = {
someRecordsCannot: "Some records cannot be read",
restSiteRuns: "The rest of the site runs without them. An auction whose record cannot be read takes no bids and does not close. Ask whoever runs the server to repair these records.",
since: (v: { fault: string | number; at: string | number }) => `${v.fault} · since ${v.at}`,
};

export const reportQueue = {
reports: (v: { span: Tag; reports: string | number }) => rich("Reports ", v.span(`${v.reports}`)),
noReportWaits: "No report waits.",
since: (v: { reportLabels: string | number; at: string | number }) => `${v.reportLabels} · since ${v.at}`,
};

export const reviewFiles = {
as: (v: { draftDocument: string | number; asOf: string | number; isPublic: string | number }) => `${v.draftDocument}, as of ${v.asOf}, ${v.isPublic}`,
reviewersAlone: "for reviewers alone",
};

export const reviewGroups = {
all: (v: { draft: string | number }) => `${v.draft} in all`,
};

export const reviewQueue = {
noListingWaits: "No listing waits",
everyListingWas: "Every listing that was sent in has been decided.",
own: "Your own",
sentTime: (v: { submission: string | number }) => `sent in for the ${v.submission} time`,
th: (v: { count: string | number }) => `${v.count}th`,
lessThanHour: "less than an hour",
free: "Free",
yours: "Yours",
withLabel: (v: { claim: string | number }) => `With ${v.claim}`,
};

export const searchForm = {
search: "Search",
};

export const staffOnly = {
ourStaff: "For our staff",
accountHasNo: "Your account has no part in the review of listings. Your own are under My listings.",
myListings: "My listings",
};

export const staffSection = {
log: "Log",
};
