// Compiled from messages/en/how-it-works.json by `npm run messages`.

export const howItWorksPage = {
howWorks: "How it works",
howAuctionsWork: "How auctions work here: sale types, maximum bids, increments, extensions, the reserve, when you’re bound, and the public ledger.",
everyAuctionFollows: "Every auction here follows one set of rules. This page explains the rules, what a bid binds you to, and what anyone can check afterward.",
short: "In short",
fourWaysProperty: "Four ways a property is sold",
beforeFirstBid: "Before your first bid",
bidMaximum: "You bid your maximum",
lateBidsExtend: "Late bids extend the auction",
howAuctionCan: "How an auction can end",
whoBoundWhen: "Who is bound, and when",
checkYourself: "Check it yourself",
whoMayNot: "Who can’t bid",
winningBidClosing: "From winning bid to closing",
someoneLives: "If someone lives in the property",
};
