// Compiled from messages/en/terms.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const general = {
mustNot: "You must not:",
bidWithoutIntending: "bid without intending to buy, under a false name, or in concert with others to hold a price down or drive it up;",
useInquiriesContact: "use inquiries and contact forms for anything but questions about a property or this site;",
disruptSiteOther: "disrupt the site or other people’s use of it, or try to access what is not public; or",
enterPropertyWithout: "enter a property without permission, or approach its occupants to make them leave.",
programsMayRead: "Programs may read what is public, including the ledgers, at a rate that does not interfere with anyone’s use. We may exclude anyone who breaks these terms from bidding or from the site. An exclusion does not undo a sale.",
responsibleRunningAuctions: "We are responsible for running auctions by these rules, and for our own intentional misconduct and gross negligence. We are not responsible for what sellers state, for whether a buyer or seller performs, for the condition of a property or its title, or for connections outside our servers. Nothing in these terms limits a right that the law does not let you waive.",
madeMistakeAuction: "If we made a mistake in an auction, notify us at once. The ledger shows what happened, and we publish what we correct and why.",
newTermsGet: "New terms get a new version, which you must accept before you can bid under it. An auction keeps the rules stated in its first entry, and a bid remains subject to the version under which it was placed.",
lawStateNew: ({ link }: { link: Tag }) => rich("The law of the State of New York governs these terms, and the courts of New York decide disputes. If one clause is invalid, the others remain in effect. If you have questions about these terms, ", link("contact us"), "."),
};
