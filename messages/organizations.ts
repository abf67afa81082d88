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
nameHelp: "Buyers see it as the seller, unless a listing names another.",
kind: "What it is",
submit: "Set it up",
};

export const invite = {
email: "E-mail address",
submit: "Send the invitation",
};

export const uninvite = {
submit: "Withdraw",
label: (v: { email: string | number }) => `Withdraw the invitation of ${v.email}`,
};

export const member = {
roleOf: (v: { name: string | number }) => `of ${v.name}`,
change: "Change",
changeLabel: (v: { name: string | number }) => `Change the role of ${v.name}`,
remove: "Remove",
removeLabel: (v: { name: string | number }) => `Remove ${v.name}`,
};

export const leave = {
text: "What you wrote stays with the organization. You come back only by a new invitation.",
submit: "Leave this organization",
};

export const handOver = {
text: "You are its only manager. Choose who manages it after you: the listings, tables and members stay, and you leave it in the same step.",
heir: "Who manages it after you",
submit: "Hand over and leave",
};

export const dissolve = {
text: "You are its only member, so leaving ends it. Listings that were never published are deleted with their photos and documents, and open invitations are void. What was published stays as a public record: past auctions with their ledgers, and sales. To keep a copy of your listings, take the table under “Listings” first. Or invite somebody above, and hand it over once they have joined.",
sure: (v: { name: string | number }) => `I want ${v.name} to end. This cannot be undone.`,
submit: "Dissolve this organization",
};

export const schedule = {
title: "Put the chosen ones up for auction",
text: "They begin together and end one after the other, so that a buyer can bid at each. Starting bid and reserve are those of each listing. What is complete goes to our reviewers, the rest stays a draft with these dates.",
fields: {
saleMode: "Reserve",
apartMinutes: "Minutes between one end and the next",
startDate: "Open on",
startTime: "Open at, Eastern time",
endDate: "The first ends on",
endTime: "The first ends at, Eastern time",
},
choose: "Choose",
chooseAll: (v: { count: string | number }) => `Choose all ${v.count}`,
submit: "Schedule and send in",
busy: "Scheduling…",
sent: (v: { listings: string | number }) => `${v.listings} sent in`,
sentText: "A reviewer reads each; you are told by e-mail.",
left: (v: { listings: string | number }) => `${v.listings} scheduled, but not sent in`,
};

export const tokenPage = {
invitation: "Invitation",
invitationCannotUsed: "This invitation cannot be used",
myOrganizations: "My organizations",
join: (v: { name: string | number }) => `Join ${v.name}?`,
asWriteImport: (v: { roleLabels: string | number }) => `As a ${v.roleLabels} you write, import and send in its listings`,
decideWhoBelongs: "and decide who belongs to it",
membersSeeName: ". Its members see your name and your e-mail address.",
};

export const importIdPage = {
importLabel: "Import",
allTables: "All tables",
table: "A table",
checkingEveryRow: "Checking every row",
importing: "Importing",
tableImported: "The table is imported",
sendDraftsReviewers: "Send the drafts to the reviewers once nothing is open in them.",
seeListings: "See the listings",
wasStopped: "It was stopped",
whoeverBeganMay: "Whoever began it may not act for the organization anymore. What was imported until then stays: send the table again to go on.",
brokeOff: "It broke off",
somethingTableCould: (v: { tableImport: string | number }) => `Something in ${v.tableImport} of the table could not be read or kept, though we tried several times. What was imported before them stays. Send the table again to go on, and if it breaks off at the same rows, send it without them.`,
whatColumnsMean: "What the columns mean",
daysTimesNew: "Days and times are New York’s, unless they say their offset.",
rememberedNextTable: "Remembered for your next table. A row needs at least a ZIP code and a street with its number; with your own reference a property is known again even when its address is mended.",
};

export const importsPage = {
importLabel: "Import",
line: (v: { number: string | number }) => `Line ${v.number}:`,
sendTable: "Send a table",
csvFromAny: (v: { mAX_ROWS: string | number; mAX_TABLE_BYTES: string | number }) => `CSV from any program, or RESO JSON: at most ${v.mAX_ROWS} properties and ${v.mAX_TABLE_BYTES} MB. You say what the columns mean, see in a dry run what would happen and what is wrong in which line, and then let it run. Good rows become drafts; nothing is published before a reviewer has approved it.`,
sendSameTable: "Send the same table again whenever you like: a property is known by your own reference, else by its address, and is never there twice.",
fileWasNot: "The file was not taken",
fileProperties: "File with the properties",
sendFile: "Send the file",
sentBefore: "Sent before",
table: "A table",
rows: (v: { rows: string | number }) => `· ${v.rows} rows`,
};

export const membersPage = {
members: "Members",
ifTheyHave: ", if they have an account",
linkGoodWeek: "The link in it is good for a week, once, and for the account with this address.",
weEmailPeople: "We email people without an account only after our staff verify your organization.",
membersWriteImport: "Members write, import and send in listings. Managers also decide who belongs to the organization.",
inviteSomebody: "Invite somebody",
};

export const organisationIdPage = {
listingsOrganization: "Listings of an organization",
importTable: "Import a table",
exportAsTable: "Export as a table",
ourReviewers: "It is with our reviewers",
everyMemberTold: "Every member is told by e-mail when they have decided.",
noListingsYet: "No listings yet",
importTableAll: "Import a table with all your properties, or list one by hand. Every member can work on them, and nothing is shown to anybody before it was sent in and a reviewer has approved it.",
page: "on this page",
furtherListings: "Further listings",
waitingChanges: "Waiting for your changes",
completeButAuction: "Complete but for its auction",
otherStillOpen: (v: { open: number }) => `${(v.open === 1 ? `${formatCount(v.open)} point` : `${formatCount(v.open)} points`)} still open`,
lastChanged: (v: { changedAt: string | number }) => `Last changed ${v.changedAt}`,
};

export const organizationsPage = {
myOrganizations: "My organizations",
haveLeft: "You have left it",
organizationDissolved: "The organization is dissolved",
banksServicersOthers: "For banks, servicers and others that sell several homes: the listings belong to the organization, and everybody whom you invite can work on them.",
setUpOrganization: "Set up an organization",
};

export const leaveOrganization = {
handOverLeave: "Hand over and leave",
dissolve: "Dissolve",
leave: "Leave",
onlyMemberSo: (v: { link: Tag }) => rich("You are its only member, so leaving ends it. That has to wait: a home of it is on the market or in a sale. Take it off the market, or close the sale, under ", v.link("Listings"), ". Or invite somebody above, and hand it over once they have joined."),
};

export const memberList = {
manager: "Manager",
member: "Member",
you: "(you)",
since: (v: { email: string | number; roleLabels: string | number; since: string | number }) => `${v.email} · ${v.roleLabels} since ${v.since}`,
invitedAsUntil: (v: { roleLabels: string | number; expiresAt: string | number }) => `Invited as a ${v.roleLabels}, until ${v.expiresAt}`,
};

export const organizationHead = {
listings: "Listings",
importLabel: "Import",
members: "Members",
organization: "Organization",
organizationSuspended: "This organization is suspended",
homesOffSite: (v: { reason: string | number }) => `Its homes are off the site and take no bids. Reason: ${v.reason}`,
buyersDontSee: "Buyers don’t see this name yet",
untilOurStaff: (v: { unverifiedSeller: string | number }) => `Until our staff verify the organization, listings show “${v.unverifiedSeller}” and exemptions don’t count.`,
lastCheckDid: (v: { reason: string | number }) => `The last check did not succeed: ${v.reason}`,
};

export const scheduleForm = {
drafts: (v: { span: Tag; count: string | number }) => rich("Drafts ", v.span(`${v.count}`)),
drafts2: "Drafts",
open: (v: { title: string | number }) => `Open ${v.title}`,
open2: "Open",
};
