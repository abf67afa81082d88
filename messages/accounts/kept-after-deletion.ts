// Compiled from messages/en/accounts.json by `npm run messages`.

export const keptAfterDeletion = {
ledgers: {
what: "Bids in public ledgers",
how: "Permanently, under your alias in each auction and without your name.",
why: "If an entry were missing, no one could verify those auctions.",
},
bidders: {
what: "Who placed each bid",
how: "Your maximum, your legal name, your registration answers, the terms you accepted, and when the bid arrived. Your name and answers aren’t public. We keep all of this for as long as claims arising from the auction can be brought.",
why: "A bid is binding. New York allows six years to sue on a contract (CPLR 213), and either side may have to prove the bid.",
},
offers: {
what: "Offers",
how: "Their terms, messages, and responses, with your legal name, kept as proof for you and the other side. We keep these for as long as claims arising from the offers can be brought.",
why: "Either side may need to prove an offer on real property, even one that didn’t result in a contract.",
},
sales: {
what: "Your purchases and sales",
how: "Their steps, documents, signatures, and messages from both sides, kept for the other side and as proof. We keep these for as long as claims arising from the sale can be brought.",
why: "They’re the record of a contract that the other side also relies on.",
},
formerStaff: {
what: "When you left our staff, if you did",
how: "The date you left, for 365 days, stored under a keyed hash of your email address.",
why: "Former staff can’t bid from a new account with the same email address for 365 days.",
},
publishedHomes: {
what: "Homes you published",
how: "Permanently: the listing as it was, and the log of decisions about it.",
why: "Past auctions and prices must stay available, and our decisions must stay open to review.",
},
questions: {
what: "Questions you asked",
how: "On the home’s page, without your name.",
why: "Other buyers rely on the answers.",
},
};
