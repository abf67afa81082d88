// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const account = {
useAddress: "Use this address",
};

export const fresh = {
current: "Your present password",
withGoogle: (v: { submit: string | number }) => `${v.submit}, with Google`,
};

export const email = {
email: "New e-mail",
submit: "Change my e-mail",
done: {
title: "A message is on its way",
text: "Open the link in it to use the new address. Until then nothing changes.",
},
};

export const password = {
password: "New password",
help: (v: { least: string | number }) => `At least ${v.least} characters.`,
submit: "Change my password",
done: {
title: "Your password is changed",
text: "Every other device was signed out.",
},
};

export const deletion = {
submit: "Delete my account for good",
done: {
title: "Your account is deleted",
text: "You are signed out.",
},
};

export const sessions = {
end: "Sign out",
endLabel: (v: { device: string | number; since: string | number }) => `Sign out: ${v.device}, since ${v.since}`,
endOthers: "Sign out everywhere else",
};

export const staffInvitation = {
accept: "Accept",
decline: "Decline",
};

export const profile = {
name: "Name",
nameHelp: "As we greet you. Other people see it only where you sell or ask to see a home.",
phone: "Phone",
submit: "Save",
};

export const limit = {
amount: "Amount that it shows",
amountHelp: "Whole dollars: the limit that you need, or the price that you offer.",
proof: "Proof of funds, one PDF",
proofHelp: (v: { daysAfterReview: string | number; unreviewed: string | number }) => `A bank statement, a lender’s letter or a letter of your attorney that shows the money. Black out account numbers. Never send an identity document or a social-security number. Only our staff read it. It is deleted ${v.daysAfterReview} days after the review, and after ${v.unreviewed} days in any case.`,
submit: "Send it for review",
};

export const registration = {
submit: "Register to bid",
submitChanges: "Save the changes",
busy: "Saving…",
done: "You are registered to bid",
goOn: "Go on",
choose: "Choose",
person: "Who you are",
legalName: "Legal name",
legalNameHelp: "As it should stand in a contract. We ask for no identity document and no social-security number, here or later.",
street: "Postal address: street and number",
city: "City",
state: "State",
postalCode: "ZIP code",
phone: "US phone number",
phoneHelp: "We call only about a purchase of yours. Bidders never see it.",
purchase: "What you buy as",
titleKind: "How will you take title?",
titleKindHelp: "Whose name the deed will bear. You can still settle it with your attorney before the contract.",
titleName: "Names of the others, or of the company or trust",
titleNameHelp: "Leave it empty when you take title alone.",
buyerType: "What are you buying as?",
ties: "Whom you are close to",
tiesText: "You may not bid on a home of your own household or organization. We compare what you say here with the seller’s side, and show it to nobody but our staff.",
household: "Adults of your household",
householdHelp: "Full names, one a line.",
organisation: "Organization that you buy or sell homes for",
accept: "I have read and accept the",
terms: (v: { day: string | number }) => `terms of ${v.day}`,
obliged: ". I know that a winning bid obliges me to buy.",
};

export const profilePage = {
profile: "Profile",
profileSaved: "Your profile is saved",
bidAs: "You bid as",
legalNamePart: (v: { link: Tag }) => rich(". The legal name is a part of your ", v.link("registration"), "."),
legalNamePhone: (v: { link: Tag }) => rich("Your legal name and phone number belong to the ", v.link("registration"), " as a bidder."),
eMailPassword: (v: { link: Tag }) => rich("Your e-mail and password are under ", v.link("security"), "."),
};

export const registrationPage = {
registerBid: "Register to bid",
bidderRegistration: "Bidder registration",
registeredWhatChange: "You are registered. What you change here holds for your next bids.",
onceBeforeFirst: "Once, before your first bid. Your name, address and number are kept with your bids and shown to nobody but the seller of a home you win.",
firstTimeTry: "First time? Try a practice auction with play money",
beforeNextBid: "Before your next bid we need a little more than when you registered",
};

export const deletePage = {
deleteMyAccount: "Delete my account",
security: "Security",
fromMomentNobody: "From that moment nobody can sign in with it, and the rest is swept away within minutes.",
whatDeleted: "What is deleted",
whatKeptWhy: "What is kept, and why",
accountCannotGo: "Your account cannot go yet",
leaveHandOver: (v: { name: string | number }) => `Leave, hand over or dissolve ${v.name}`,
cannotUndone: "This cannot be undone",
downloadDataFirst: "Download your data first if you want to keep it: there is nothing left to download afterwards.",
};

export const securityPage = {
security: "Security",
whereSigned: "Where you are signed in",
browser: "A browser",
eMail: "E-mail",
password: "Password",
signGoogleSo: "You sign in with Google, so there is no password here. “Forgot your password?” at the sign-in sets one.",
myData: "My data",
everythingWeKeep: "Everything that we keep about you, as one file that programs can read (JSON): account, bids, offers, sales with their messages, listings, searches, notifications. Documents are in it with their addresses, which open while you are signed in.",
haveJustTaken: "You have just taken your data several times",
nextDownloadPossible: "The next download is possible in a quarter of an hour. The files that you have are complete.",
downloadMyData: "Download my data",
deleteMyAccount: "Delete my account",
nextPageSays: "The next page says what is deleted, what is kept and why, before anything happens.",
};

export const staffInvitationPage = {
joinStaff: "Join the staff",
declinedInvitation: "You declined the invitation",
noOpenInvitation: "No open invitation",
nothingAboutAccount: "Nothing about your account changed.",
invitationsJoinStaff: "Invitations to join the staff expire after 7 days. Ask a staff member for a new one.",
dashboard: "Dashboard",
joinStaff2: (v: { site: string | number }) => `Join the staff of ${v.site}?`,
invitedAsStaff: (v: { by: string | number; fORMER_STAFF_DAYS: string | number; expiresAt: string | number }) => `${v.by} invited you. As staff you review listings and accounts. You cannot bid, buy, or make offers while you are staff and for ${v.fORMER_STAFF_DAYS} days after you leave. The invitation expires ${v.expiresAt}.`,
};

export const actionPage = {
account: "Your account",
};

export const tokenPage = {
useAddress: "Use this address",
eMailChanged: "Your e-mail is changed",
wereSignedOut: "You were signed out everywhere. Sign in with the new address.",
signFirst: "Sign in first",
signAccountAsked: "Sign in to the account that asked for this address, then open the link in the email again.",
addressHasAccount: "This address has an account",
linkUsedToo: "This link is used or too old",
nothingWasChanged: "Nothing was changed. Choose another address.",
nothingWasChangedBy: "Nothing was changed by it just now. Ask for a new one in your security settings.",
use: (v: { to: string | number }) => `Use ${v.to}?`,
accountUsesNow: (v: { from: string | number }) => `Your account uses ${v.from} now. You will be signed out everywhere.`,
sign: "Sign in",
};

export const bidLimitSection = {
bidLimitProof: "Your bid limit and proof of funds",
allMaximaAuctions: (v: { mayAsk: string | number; strong: Tag; limit: string | number }) => rich(v.mayAsk, v.strong(`${v.limit}`), " in all: the maxima of the auctions that you lead and the prices of the homes that you are buying, together."),
mayBidUp: "You may bid up to",
onceConfirmedRegistered: "Once you are confirmed and registered you may bid up to",
theyUseNow: (v: { limit: string | number; strong: Tag; left: string | number }) => rich("They use ", v.limit, " now, and ", v.strong(`${v.left}`), " is left."),
ourStaffReviewed: (v: { strong: Tag; cents: string | number; at: string | number }) => rich("Our staff reviewed your funds up to ", v.strong(`${v.cents}`), " on ", v.at, ". With an offer its seller reads that, up to the price that you offer."),
noProofFunds: "No proof of funds is reviewed. With an offer its seller reads that.",
proofFundsOur: "Your proof of funds is with our staff",
theyAnswerBy: "They answer by e-mail, usually within one business day.",
go: "Go on",
sendAnotherAmount: "Send another amount or a better proof",
sendProofFunds: "Send a proof of funds",
askedReview: (v: { asked: string | number }) => `You asked for a review of ${v.asked}`,
sentOurStaff: (v: { at: string | number }) => `Sent ${v.at}. Our staff look at it and answer by e-mail.`,
reviewedUp: (v: { shown: string | number }) => `Reviewed up to ${v.shown}`,
notShownBy: (v: { asked: string | number }) => `${v.asked} not shown by the proof`,
};

export const sessionList = {
one: "This one",
lastSeenSigned: (v: { seenAt: string | number; createdAt: string | number }) => `Last seen ${v.seenAt}, signed in ${v.createdAt}`,
};

export const accountApi = {
thereNoConnection: "There is no connection. Check it and try again.",
tryAgainMoment: "Try again in a moment.",
};

export const signInFaults = {
eMailAddress: "The e-mail address or the password is not right.",
signDidNot: "The sign-in did not work this time. Try again in a moment; nothing you typed is lost.",
thereWereToo: "There were too many tries. Wait a few minutes, or choose a new password with “Forgot your password?”.",
accountSuspendedMail: "This account is suspended. The mail that we sent says why; answer it, or call us.",
confirmEmailYours: "Confirm that this email is yours first. Select “Forgot your password?”, then choose a new password from the email we send you.",
thereNoConnection: "There is no connection. Check it and try again.",
};
