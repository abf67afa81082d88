// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const site = {
whyDoAsk: "Why do you ask for my legal name, address, and phone number?",
becauseBidPromise: ({ link }: { link: Tag }) => rich("Because a bid is a binding offer to buy real property. Your name and address go into the contract, and your phone number is for calls about your purchase. Other bidders can’t see them. ", link("See what we store"), "."),
didntGetEmail: "I didn’t get the email with the link. What can I do?",
checkSpamFolder: "Check your spam folder, then request the email again. If you tried to create an account with an address that already has one, the email says so and lets you choose a new password instead.",
howDoDelete: "How do I delete my account?",
goSecurityDashboard: ({ link }: { link: Tag }) => rich("Go to “Account,” then “Security,” in your ", link("dashboard"), ". The page shows what gets deleted and what doesn’t. You can’t delete your account while you have an open commitment, such as an auction you’re leading, a home you’re buying or selling, or an upcoming showing. Your bids stay in the ledgers under their aliases. We keep a record of who placed them for as long as the law or a sale requires."),
doGiveLegal: "Do you give legal advice?",
noArentAttorney: "No. We aren’t your attorney, broker, or agent. What this site says about the law is general information as of the date shown, and the law may have changed since.",
};
