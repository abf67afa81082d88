// Compiled from messages/en/closings.json by `npm run messages`.

export const closingPapers = {
title: "Other closing requirements",
readOn: ({ day }: { day: string | number }) => `Sources checked ${day}. Your attorney decides what applies.`,
unverified: ({ law }: { law: string | number }) => `${law} (we couldn’t verify this source)`,
papers: {
firpta: {
title: "Nonforeign affidavit (FIRPTA).",
text: "Under penalty of perjury, the seller certifies that they aren’t a foreign person and gives their taxpayer identification number. Without this affidavit, the buyer may have to withhold 15% of the price. The seller gives the affidavit to the buyer’s attorney, never to this site.",
law: "Internal Revenue Code § 1445",
},
"form-1099-s": {
title: "Form 1099-S.",
text: "The person responsible for closing the transaction reports the sale to the IRS and gives the seller a copy.",
law: "Internal Revenue Code § 6045(e)",
},
"llc-members": {
title: "LLC members.",
text: "If the buyer or the seller is an LLC, the transfer tax return lists all its members, managers, and authorized persons, down to the individuals behind any company among them. Without that list, the deed can’t be recorded.",
law: "Tax Department, Form TP-584",
},
sanctions: {
title: "Sanctions check.",
text: "Doing business with a person on a sanctions list is illegal. Each attorney checks both parties against the lists of the Office of Foreign Assets Control (OFAC).",
law: "Office of Foreign Assets Control: how to search its sanctions lists",
},
alarms: {
title: "Smoke alarms.",
text: "At the closing, the seller signs an affidavit that the smoke alarms comply with the law. Within ten days after the closing, the buyer can notify the seller of an alarm that doesn’t work; the seller then covers the cost of compliance. The law sets no fee for the affidavit. Carbon monoxide alarms are required, too; ask your attorney whether the affidavit must cover them.",
law: "Executive Law § 378(5-b), quoted in Senate bill S 3249-B of 2024",
},
"hpd-registration": {
title: "Registration with the city (HPD).",
text: "Required for a building with three or more apartments, and for a one- or two-family home where neither the owner nor a family member lives. The buyer files the registration statement with the deed, or within five days if the deed isn’t recorded. For any other home, an affidavit states that no registration is required. The city won’t record the deed without the statement or the affidavit. The seller notifies HPD of the sale on the day of the transfer.",
law: "NYC Administrative Code § 27-2099",
},
"well-test-in-westchester": {
title: "Private well test.",
text: "If drinking water comes from a private well, the seller pays for a test when the contract is signed and confirms within ten days that it was ordered.",
law: "Laws of Westchester County § 707.03",
},
"well-test-in-rockland": {
title: "Private well test.",
text: "If drinking water comes from a private well, it must be tested before the buyer acquires the home.",
law: "Rockland County Local Law 1 of 2005",
},
"agricultural-district": {
title: "Agricultural district notice.",
text: "If any part of the property is in an agricultural district, the seller presents the statutory notice with the contract, and both sides sign the notice before the sale.",
law: "Real Property Law § 333-c",
},
},
};
