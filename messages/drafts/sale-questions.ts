// Compiled from messages/en/drafts.json by `npm run messages`.

export const saleQuestions = {
saleFormat: {
heading: "Sale type",
label: "How do you want to sell?",
help: "At auction, you must sign the contract of sale with the winner once the reserve is met. At a fixed price, you choose which offer to accept.",
},
listPrice: {
label: "List price",
help: "Whole dollars. Buyers may offer less.",
},
onMarketDate: {
label: "On-market date",
help: "Leave this blank to list right away. Until this date, the home is shown as coming soon.",
},
saleMode: {
label: "Reserve",
help: "The reserve is the lowest price at which you must sign the contract of sale. Without a reserve, any bid can win. A sealed reserve becomes public when it’s met or the auction is over, even if no bid meets it. If you lower it, the earlier amount becomes public at the end. Any amount still sealed stays sealed if the auction is canceled before the first bid or to correct a material fact.",
},
startingBid: {
label: "Starting bid",
help: "A low starting bid attracts bidders; the reserve protects you.",
},
reserve: {
label: "Reserve price",
help: "You can lower it once, at least 24 hours before the auction ends. You can never raise it.",
},
buyNowPrice: {
label: "Buy Now price",
help: "Everyone sees it and can tell that your reserve is lower. A buyer who accepts it buys the home immediately. It’s available until a bid meets the reserve or, without a reserve, until the first bid. Leave this blank for no Buy Now price.",
},
startDate: {
heading: "Dates",
label: "Opening date",
help: "The date in Eastern time. If the home may have lead paint, buyers need ten days before the first bid to inspect for it.",
},
startTime: {
label: "Opening time (Eastern)",
help: "New York local time on that date, such as 10:00. We account for daylight saving time.",
},
endDate: {
label: "End date",
help: "Seven days after the opening date is typical.",
},
endTime: {
label: "End time (Eastern)",
help: "A bid in the last five minutes extends the auction to five minutes after that bid. Early afternoon on a weekday works for most bidders.",
},
takesOffers: {
label: "I’ll consider offers before the auction",
help: "Buyers can make offers until 48 hours before the auction opens. Accepting one cancels the auction.",
},
ownerOccupantDays: {
label: "Owner-occupant head start (days)",
help: "The head start begins when the auction opens or, at a fixed price, when the home is listed. Until it ends, only people who will live in the home may bid or make offers. Leave this blank for no head start.",
},
estimate: {
heading: "Value",
label: "Estimated value",
help: "We show it as the seller’s estimate, with its source. If you’re not sure, leave this blank.",
},
estimateSource: {
label: "Source of the estimate",
help: "We show only estimates that have a source.",
},
estimateAsOf: {
label: "Estimate as of",
help: "The date on the estimate.",
},
listingTerms: {
heading: "Terms",
label: "Financing accepted",
help: "Choose every type you accept. The home’s condition determines which loans are possible.",
},
earnestMoneyPercent: {
label: "Earnest money (% of price)",
help: "After signing the contract, the buyer pays it into your attorney’s escrow account, never to us. 10% is typical.",
},
closingDays: {
label: "Days from contract to closing",
help: "30 to 60 days is typical. A buyer with a loan needs longer than a cash buyer.",
},
transferTaxPayer: {
label: "Who pays the seller’s transfer taxes?",
help: "By law, the seller pays unless exempt. If the buyer pays a New York City or other local transfer tax, the state counts that tax as part of the price, which can push the price to the mansion tax threshold of $1,000,000. If the buyer pays the state’s own transfer tax on a home, that tax doesn’t count.",
},
};
