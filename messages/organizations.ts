// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const organization = {
begin: "List a property",
join: "Join",
role: "Role",
};

export const found = {
name: "Name",
nameHelp: "Buyers see it as the seller unless a listing names another.",
kind: "Organization type",
submit: "Create organization",
};

export const invite = {
email: "Email address",
submit: "Send invitation",
};

export const uninvite = {
submit: "Withdraw",
label: (v: { email: string | number }) => `Withdraw the invitation to ${v.email}`,
};

export const member = {
change: "Change",
changeLabel: (v: { name: string | number }) => `Change ${v.name}’s role`,
remove: "Remove",
removeLabel: (v: { name: string | number }) => `Remove ${v.name}`,
role: (v: { span: Tag; name: string | number }) => rich("Role", v.span(` of ${v.name}`)),
};

export const leave = {
text: "Everything you wrote stays with the organization. To come back, you need a new invitation.",
submit: "Leave this organization",
};

export const handOver = {
text: "You’re its only manager. Choose who takes over: the listings, tables, and members stay, and you leave in the same step.",
heir: "New manager",
submit: "Hand over and leave",
};

export const dissolve = {
text: "You’re its only member, so leaving ends it. Listings that were never published are deleted with their photos and documents, and open invitations become void. Published information stays in the public record: past auctions with their ledgers, and sales. To keep a copy of your listings, export them under “Listings” first. Or invite someone above, and hand it over once they join.",
sure: (v: { name: string | number }) => `I want to dissolve ${v.name}. This can’t be undone.`,
submit: "Dissolve this organization",
};

export const schedule = {
title: "Schedule auctions for the selected drafts",
text: "The auctions open together and end one after another, so buyers can bid in each. The starting bid and reserve come from each listing. Complete listings go to our reviewers; the rest stay drafts with these dates.",
fields: {
saleMode: "Reserve",
apartMinutes: "Minutes between auction ends",
startDate: "Opening date",
startTime: "Opening time (Eastern)",
endDate: "First auction’s end date",
endTime: "First auction’s end time (Eastern)",
},
chooseOne: "Choose one",
selectAll: (v: { count: string | number }) => `Select all ${v.count}`,
submit: "Schedule and submit",
busy: "Scheduling…",
listingsSubmitted: (v: { listings: number }) => `${(v.listings === 1 ? `${formatCount(v.listings)} listing` : `${formatCount(v.listings)} listings`)} submitted`,
sentText: "A reviewer checks each one. We’ll email you when they decide.",
left: (v: { listings: number }) => `${(v.listings === 1 ? `${formatCount(v.listings)} listing` : `${formatCount(v.listings)} listings`)} scheduled but not submitted`,
};

export const tokenPage = {
invitation: "Invitation",
invitationCantUsed: "This invitation can’t be used",
organizations: "My organizations",
join: (v: { name: string | number }) => `Join ${v.name}?`,
lead: (v: { role: string }) => `${(v.role === "manager" ? "As a manager, you write, import, and submit its listings and decide who belongs to it." : "As a member, you write, import, and submit its listings.")} Its members see your name and email address.`,
};

export const importIdPage = {
importLabel: "Import",
allTables: "All tables",
untitledTable: "Untitled table",
checkingEveryRow: "Checking every row",
importing: "Importing",
tableImported: "Table imported",
submitDraftsReview: "Submit the drafts for review once nothing is left open in them.",
viewListings: "View listings",
importStopped: "Import stopped",
personWhoStarted: "The person who started it can no longer act for the organization. Rows imported before that stay. To continue, upload the table again.",
importFailed: "Import failed",
couldntReadSave: (v: { tableImport: string | number }) => `We couldn’t read or save something in ${v.tableImport} of the table after several tries. Rows imported before them stay. To continue, upload the table again; if it fails at the same rows, upload it without them.`,
whatColumnsMean: "What the columns mean",
datesTimesNew: "Dates and times are New York time unless they include an offset.",
wellRememberNext: "We’ll remember this for your next table. Each row needs at least a ZIP code and a street with its number. With your own reference, we recognize a property even after its address is corrected.",
};

export const importsPage = {
importLabel: "Import",
line: (v: { number: string | number; refused: string | number }) => `Line ${v.number}: ${v.refused}`,
uploadTable: "Upload a table",
csvAnyProgram: (v: { limit: string | number; size: string | number }) => `CSV from any program, or RESO JSON, with up to ${v.limit} properties and ${v.size} MB. You match the columns, do a dry run to see what would change and which lines have errors, and then run the import. Good rows become drafts; nothing is published until a reviewer approves it.`,
uploadSameTable: "Upload the same table again whenever you like: we recognize a property by your own reference, or else by its address, and never add it twice.",
fileNotAccepted: "File not accepted",
propertyFile: "Property file",
uploadFile: "Upload file",
previousUploads: "Previous uploads",
untitledTable: "Untitled table",
state: (v: { state: string | number; rows: number }) => `${v.state} · ${(v.rows === 1 ? `${formatCount(v.rows)} row` : `${formatCount(v.rows)} rows`)}`,
};

export const membersPage = {
members: "Members",
linkWorksOnce: "The link works once, within a week, and only for the account with this address.",
emailPeopleWithout: "We email people without an account only after our staff verifies your organization.",
membersWriteImport: "Members write, import, and submit listings. Managers also decide who belongs to the organization.",
inviteSomeone: "Invite someone",
invitationSent: (v: { email: string | number }) => `Invitation sent to ${v.email}`,
invitationSentIfKnown: (v: { email: string | number }) => `Invitation sent to ${v.email}, if they have an account`,
};

export const organisationIdPage = {
organizationListings: "Organization listings",
importTable: "Import a table",
exportTable: "Export as a table",
submittedReview: "Submitted for review",
wellEmailEvery: "We’ll email every member when our reviewers decide.",
noListingsYet: "No listings yet",
importTableAll: "Import a table with all your properties, or list one by hand. Every member can work on them, and no one else sees anything until you submit it and a reviewer approves it.",
moreListings: "More listings",
waitingChanges: "Waiting for your changes",
completeExceptAuction: "Complete except for its auction",
itemsLeftComplete: (v: { open: number }) => `${(v.open === 1 ? `${formatCount(v.open)} item` : `${formatCount(v.open)} items`)} left to complete`,
lastChanged: (v: { changedAt: string | number }) => `Last changed ${v.changedAt}`,
countOnPage: (v: { count: string | number }) => `${v.count} on this page`,
};

export const organizationsPage = {
organizations: "My organizations",
leftOrganization: "You’ve left the organization",
organizationDissolved: "Organization dissolved",
banksServicersOthers: "For banks, servicers, and others that sell multiple homes: listings belong to the organization, and everyone you invite can work on them.",
createOrganization: "Create an organization",
role: (v: { role: string | number; members: number }) => `${v.role} · ${(v.members === 1 ? `${formatCount(v.members)} member` : `${formatCount(v.members)} members`)}`,
};

export const leaveOrganization = {
handOverLeave: "Hand over and leave",
dissolve: "Dissolve",
leave: "Leave",
onlyMemberLeaving: (v: { link: Tag }) => rich("You’re its only member, so leaving ends it. You can’t leave yet: one of its homes is on the market or in a sale. Take it off the market, or close the sale, under ", v.link("Listings"), ". Or invite someone above, and hand it over once they join."),
};

export const memberList = {
manager: "Manager",
member: "Member",
you: "(you)",
since: (v: { email: string | number; roleLabels: string | number; since: string | number }) => `${v.email} · ${v.roleLabels} since ${v.since}`,
other: (v: { role: string; expiresAt: string | number }) => `${(v.role === "manager" ? `Invited as a manager. Expires ${v.expiresAt}` : `Invited as a member. Expires ${v.expiresAt}`)}`,
};

export const organizationHead = {
listings: "Listings",
importLabel: "Import",
members: "Members",
organization: "Organization",
organizationSuspended: "This organization is suspended",
homesOffSite: (v: { reason: string | number }) => `Its homes are off the site and take no bids. Reason: ${v.reason}`,
buyersDontSee: "Buyers don’t see this name yet",
staffVerifiesOrganization: (v: { unverifiedSeller: string | number }) => `Until our staff verifies the organization, listings show “${v.unverifiedSeller}” and exemptions don’t count.`,
lastCheckDidnt: (v: { reason: string | number }) => `The last check didn’t succeed: ${v.reason}`,
kind: (v: { kind: string | number; members: number }) => `${v.kind} · ${(v.members === 1 ? `${formatCount(v.members)} member` : `${formatCount(v.members)} members`)}`,
};

export const scheduleForm = {
drafts: (v: { span: Tag; count: string | number }) => rich("Drafts ", v.span(`${v.count}`)),
drafts2: "Drafts",
open: (v: { title: string | number }) => `Open ${v.title}`,
open2: "Open",
};
