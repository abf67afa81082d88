// Compiled from messages/en/accounts.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const profilePage = {
profile: "Profile",
profileSaved: "Profile saved",
bidLegalName: ({ name, link }: { name: string | number; link: Tag }) => rich("You bid as ", name, ". Your legal name is part of your ", link("registration"), "."),
legalNamePhone: ({ link }: { link: Tag }) => rich("Your legal name and phone number are part of your bidder ", link("registration"), "."),
account: "Account",
bidderRegistration: "Bidder registration",
notRegistered: "Not registered yet. You need to register once, before your first bid.",
registeredAs: ({ name }: { name: string | number }) => `You’re registered to bid as ${name}.`,
itemsMissing: ({ missing }: { missing: number }) => `You need to complete ${formatCount(missing)} more item${(missing === 1 ? "" : "s")} before you can bid.`,
security: "Security",
emailPasswordData: ({ email }: { email: string | number }) => `${email}: email, password, active sessions, and your data`,
notificationSettings: "Notification settings",
whatWeTell: "What we notify you about by email, in your browser, and on this site",
notifications: "Notifications",
everythingWeTold: "All notifications from the past six months",
savedSearches: "Saved searches",
searches: ({ searches }: { searches: number }) => `${(searches === 0 ? "None yet" : (searches === 1 ? `${formatCount(searches)} search` : `${formatCount(searches)} searches`))}`,
calendar: "Calendar",
auctionsDeadlines: "Your auctions, showings, and deadlines, here or in your own calendar app",
receipts: "Receipts",
proofBids: "Proof of every bid and purchase",
questions: "Questions",
questionsAsked: "Questions you asked about homes, and questions about yours",
showings: "Showings",
showingsRequested: "Showings you requested, and showings of your homes",
};
