// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const account = {
useAddress: "Use this address",
};

export const fresh = {
current: "Current password",
withGoogle: (v: { submit: string | number }) => `${v.submit} with Google`,
};

export const email = {
email: "New email",
submit: "Change email",
done: {
title: "Check your email",
text: "Open the link we sent to start using the new address. Nothing changes until then.",
},
};

export const password = {
password: "New password",
help: (v: { least: string | number }) => `At least ${v.least} characters.`,
submit: "Change password",
done: {
title: "Your password has been changed",
text: "You’ve been signed out on every other device.",
},
};

export const deletion = {
submit: "Permanently delete account",
done: {
title: "Your account has been deleted",
text: "You’re signed out.",
},
};

export const sessions = {
end: "Sign out",
endLabel: (v: { device: string | number; since: string | number }) => `Sign out: ${v.device}, signed in ${v.since}`,
endOthers: "Sign out everywhere else",
};

export const staffInvitation = {
accept: "Accept",
decline: "Decline",
};

export const profile = {
name: "Name",
nameHelp: "How we address you. Other people see it only where you sell or request a showing.",
phone: "Phone",
submit: "Save",
};

export const limit = {
amount: "Amount your proof shows",
amountHelp: "Enter whole dollars: the limit you need or the price you’re offering.",
proof: "Proof of funds (one PDF)",
proofHelp: (v: { daysAfterReview: string | number; unreviewed: string | number }) => `A bank statement, a lender’s letter, or a letter from your attorney that shows the money. Black out account numbers. Never send an identity document or a Social Security number. Only our staff can read it. We delete it ${v.daysAfterReview} days after the review, and in any case after ${v.unreviewed} days.`,
submit: "Submit for review",
};

export const registration = {
submit: "Register to bid",
submitChanges: "Save changes",
busy: "Saving…",
done: "You’re registered to bid",
goOn: "Continue",
choose: "Choose",
person: "About you",
legalName: "Legal name",
legalNameHelp: "As it should appear in a contract. We don’t ask for an identity document or a Social Security number, here or later.",
street: "Mailing address (street and number)",
city: "City",
state: "State",
postalCode: "ZIP code",
phone: "US phone number",
phoneHelp: "We call only about your purchases. Bidders never see it.",
purchase: "Buyer type",
titleKind: "How will you take title?",
titleKindHelp: "Whose name will be on the deed. You can still decide this with your attorney before the contract.",
titleName: "Names of the co-owners, or of the company or trust",
titleNameHelp: "Leave this empty if you take title alone.",
buyerType: "What are you buying as?",
ties: "Conflicts of interest",
tiesText: "You may not bid on a home that belongs to your own household or organization. We compare your answers with the seller’s side and show them only to our staff.",
household: "Adults in your household",
householdHelp: "Full names, one per line.",
organisation: "Organization you buy or sell homes for",
acceptTerms: (v: { link: Tag; day: string | number }) => rich("I have read and accept the ", v.link(`terms of ${v.day}`), ". I understand that a winning bid obligates me to buy."),
};

export const profilePage = {
profile: "Profile",
profileSaved: "Profile saved",
bidLegalName: (v: { name: string | number; link: Tag }) => rich("You bid as ", v.name, ". Your legal name is part of your ", v.link("registration"), "."),
legalNamePhone: (v: { link: Tag }) => rich("Your legal name and phone number are part of your bidder ", v.link("registration"), "."),
manageEmailPassword: (v: { link: Tag }) => rich("Manage your email and password under ", v.link("Security"), "."),
};

export const registrationPage = {
registerBid: "Register to bid",
bidderRegistration: "Bidder registration",
registeredChangesApply: "You’re registered. Changes apply to your next bids.",
registerOnceBefore: "Register once, before your first bid. We store your name, address, and phone number with your bids and show them only to the seller of a home you win.",
firstTimeTry: "First time? Try a practice auction with play money",
needFewMore: "We need a few more details before your next bid",
};

export const deletePage = {
deleteAccount: "Delete account",
security: "Security",
onceDeleteAccount: "Once you delete your account, no one can sign in to it, and the rest of what we delete is gone within minutes.",
whatDelete: "What we delete",
whatKeepWhy: "What we keep, and why",
cantDeleteAccount: "You can’t delete your account yet",
leaveHandOver: (v: { name: string | number }) => `Leave, hand over, or dissolve ${v.name}`,
cantUndone: "This can’t be undone",
wantCopyData: "If you want a copy of your data, download it first. You can’t download it afterward.",
};

export const securityPage = {
security: "Security",
whereSigned: "Where you’re signed in",
unknownBrowser: "Unknown browser",
email: "Email",
password: "Password",
signGoogleDont: "You sign in with Google, so you don’t have a password here. To set one, select “Forgot your password?” when you sign in.",
data: "My data",
everythingStoreAbout: "Everything we store about you, in one machine-readable file (JSON): your account, bids, offers, closings and their messages, listings, searches, and notifications. Documents are included as links that open while you’re signed in.",
justDownloadedData: "You just downloaded your data several times",
canDownloadAgain: "You can download it again in 15 minutes. The files you have are complete.",
downloadData: "Download my data",
deleteAccount: "Delete account",
nextPageExplains: "The next page explains what we delete, what we keep, and why, before anything happens.",
};

export const staffInvitationPage = {
joinStaff: "Join the staff",
declinedInvitation: "You declined the invitation",
noOpenInvitation: "No open invitation",
nothingAccountChanged: "Nothing in your account changed.",
invitationsJoinStaff: "Invitations to join the staff expire after 7 days. Ask a staff member for a new one.",
dashboard: "Dashboard",
joinStaff2: (v: { site: string | number }) => `Join the staff of ${v.site}?`,
invitedStaffReview: (v: { by: string | number; days: string | number; expiresAt: string | number }) => `${v.by} invited you. As staff, you review listings and accounts. You can’t bid, buy, or make offers while you’re on staff or for ${v.days} days after you leave. The invitation expires ${v.expiresAt}.`,
};

export const actionPage = {
account: "Your account",
};

export const tokenPage = {
useAddress: "Use this address",
emailChanged: "Your email has been changed",
signedEverywhereSign: "You’ve been signed out everywhere. Sign in with your new address.",
signFirst: "Sign in first",
signAccountRequested: "Sign in to the account that requested this address, then open the link in the email again.",
addressAlreadyAccount: "This address already has an account",
linkExpiredAlready: "This link has expired or was already used",
nothingChangedChoose: "Nothing was changed. Choose another address.",
nothingChangedTime: "Nothing was changed this time. Request a new link in your security settings.",
use: (v: { to: string | number }) => `Use ${v.to}?`,
accountCurrentlyUses: (v: { from: string | number }) => `Your account currently uses ${v.from}. You’ll be signed out everywhere.`,
sign: "Sign in",
};

export const bidLimitSection = {
bidLimitProof: "Bid limit and proof of funds",
canBidUpTo: (v: { strong: Tag; limit: string | number }) => rich("You can bid up to ", v.strong(`${v.limit}`), " in all: your maximum bids in the auctions you lead plus the prices of the homes you’re buying."),
onceRegistered: (v: { strong: Tag; limit: string | number }) => rich("Once your email is confirmed and you’re registered, you can bid up to ", v.strong(`${v.limit}`), " in all: your maximum bids in the auctions you lead plus the prices of the homes you’re buying."),
committedNowAvailable: (v: { limit: string | number; strong: Tag; left: string | number }) => rich(v.limit, " is committed now, and ", v.strong(`${v.left}`), " is available."),
staffReviewedFunds: (v: { strong: Tag; cents: string | number; at: string | number }) => rich("Our staff reviewed your funds up to ", v.strong(`${v.cents}`), " on ", v.at, ". When you make an offer, the seller sees this, up to the price you offer."),
noProofFunds: "No proof of funds has been reviewed. When you make an offer, the seller sees this.",
proofFundsSubmitted: "Proof of funds submitted",
staffReplyEmail: "Our staff will reply by email, usually within one business day.",
continueLabel: "Continue",
submitAnotherAmount: "Submit another amount or better proof of funds",
submitProofFunds: "Submit proof of funds",
requestedReview: (v: { asked: string | number }) => `You requested a review of ${v.asked}`,
sentStaffReview: (v: { at: string | number }) => `Sent ${v.at}. Our staff will review it and reply by email.`,
reviewed: (v: { shown: string | number }) => `Reviewed up to ${v.shown}`,
proofFundsDoesnt: (v: { asked: string | number }) => `Your proof of funds doesn’t show ${v.asked}`,
};

export const sessionList = {
device: "This device",
lastActiveSigned: (v: { seenAt: string | number; createdAt: string | number }) => `Last active ${v.seenAt}, signed in ${v.createdAt}`,
};

export const accountApi = {
theresNoConnection: "There’s no connection. Check it and try again.",
somethingWentWrong: "Something went wrong. Try again in a moment.",
};

export const signInFaults = {
emailPasswordIncorrect: "The email or password is incorrect.",
couldntSignTry: "We couldn’t sign you in. Try again in a moment; nothing you typed is lost.",
tooManyAttempts: "Too many attempts. Wait a few minutes, or choose a new password with “Forgot your password?”.",
accountSuspendedEmail: "This account is suspended. The email we sent explains why. Reply to it or call us.",
firstConfirmEmail: "First confirm that this email is yours. Select “Forgot your password?”, then choose a new password from the email we send you.",
theresNoConnection: "There’s no connection. Check it and try again.",
popupBlocked: "Your browser blocked the Google window. Allow it for this site and try again.",
};
