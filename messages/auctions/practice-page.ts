// Compiled from messages/en/auctions.json by `npm run messages`.

export const practicePage = {
practiceAuction: "Practice auction",
tryAuctionPlay: "Try an auction with play money under the real rules: maximum bids, increments, the reserve, and extensions. No account needed, and nothing is sent.",
bidPlayMoney: "Bid with play money against three simulated bidders under the same rules as a real auction. Each of them has a maximum that you can’t see. The auction takes about a minute.",
playMoneyMade: "Play money, made-up home",
practiceNothingReal: "This is practice. Nothing here is a real bid.",
runsOnlyBrowser: "The practice auction runs only in your browser: no one sees it, nothing is sent, and no one is bound.",
practiceAuctionNeeds: "The practice auction needs JavaScript. You can read everything else on this site without it.",
thingsTry: "Things to try",
bidHighMaximum: "Bid a high maximum right away: the price rises only as far as the reserve and the other bidders push it.",
bidSameMaximum: "Raise in small steps: when your maximum ties with another bidder’s, the earlier bid stays in the lead.",
stayBelowReserve: "Stay below the $230,000 reserve, and the home won’t sell.",
waitLastFew: "Wait until the last few minutes to bid: the auction is extended, and other bidders respond.",
};
