// Compiled from messages/en/closings.json by `npm run messages`.

export const closingPapers = {
title: "Also for the closing",
readOn: ({ day }: { day: string | number }) => `Sources read ${day}. Your attorney decides what applies.`,
unverified: ({ law }: { law: string | number }) => `${law} (we couldn’t verify this source)`,
papers: {
firpta: {
title: "Nonforeign affidavit (FIRPTA).",
text: "The seller states under penalty of perjury, with a taxpayer number, not to be a foreign person. Without it the buyer may have to withhold 15% of the price. Give it to the buyer’s attorney, never to this site.",
law: "Internal Revenue Code § 1445",
},
"form-1099-s": {
title: "Form 1099-S.",
text: "The person responsible for closing reports the sale to the IRS and gives the seller a copy.",
law: "Internal Revenue Code § 6045(e)",
},
"llc-members": {
title: "Members of an LLC.",
text: "If the buyer or the seller is an LLC, the transfer tax return names all its members, managers, and authorized persons up to the people behind it. Without that list the deed can’t be recorded.",
law: "Tax Department, Form TP-584",
},
sanctions: {
title: "Sanctions check.",
text: "Doing business with a person on a sanctions list is illegal. Each attorney searches for both parties on the list of the Office of Foreign Assets Control.",
law: "Notice on sanctions lists",
},
alarms: {
title: "Smoke and carbon monoxide alarms.",
text: "The seller signs an affidavit that the home has working alarms.",
law: "Executive Law § 378",
},
},
};
