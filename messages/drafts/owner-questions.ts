// Compiled from messages/en/drafts.json by `npm run messages`.

export const ownerQuestions = {
sellerKind: {
label: "Who’s selling?",
help: "Your answer determines which disclosures the law requires. If you’re an investor reselling the home, choose “Owner.”",
},
sellerName: {
label: "Seller name",
help: "Enter the name as it appears on the deed or as the seller signs. Buyers see it.",
},
acquiredBy: {
label: "How did the seller acquire the home?",
help: "A lender reselling a home it took in foreclosure owes buyers fewer disclosures than other sellers do.",
},
refereeDeedOn: {
label: "Date of the referee’s deed",
help: "From this date, a lender that bought the home in its own foreclosure has 180 days to put it back on the market (Real Property Actions and Proceedings Law § 1353). Buyers don’t see this date. We show the deadline on the Documents step.",
},
authority: {
label: "Your authority to sell",
help: "You’ll upload proof on the Documents step: a deed, letters testamentary or of administration, a power of attorney, a resolution, or a listing agreement. Only our reviewers see it.",
},
brokerLicense: {
label: "Your New York broker’s license number",
help: "You need this license to sell real estate for someone else for a fee (Real Property Law § 440-a).",
},
brokerName: {
label: "Broker’s name",
help: "Enter the name as it appears on the license. Buyers see the broker’s name, brokerage, and phone number with the listing (19 NYCRR § 175.25).",
},
brokerage: {
label: "Brokerage",
help: "The licensed name of the company.",
},
brokerPhone: {
label: "Broker’s phone number",
help: "Ten digits, such as (212) 555-0123.",
},
isDeclared: {
label: "I have the right to sell this property, and what I say about it is true to the best of my knowledge.",
help: "A sale by someone without the right to sell is void, and you’re liable for false statements.",
},
};
