// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidding = {
whatDoesCost: "What does it cost to bid?",
nothingTheresNo: ({ link }: { link: Tag }) => rich("Nothing. There’s no deposit, no card, no buyer’s premium, and no technology fee. ", link("See our fees and what New York charges"), "."),
whyDoBid: "If I win, will I pay my full maximum?",
onlySomeoneElse: ({ link }: { link: Tag }) => rich("Only if someone else would pay nearly as much. The price is the second-highest maximum plus one increment, and never more than your maximum. If the reserve is above that price but within your maximum, the price rises to the reserve. ", link("See an example"), "."),
whoCanSee: "Who can see my maximum?",
serverWhichNeeds: "You and our server, which needs it to compute the price. We don’t show it to the seller or to other bidders while you lead; the ledger contains only a commitment: a hash that doesn’t reveal it. Once your maximum is beaten or equals the price, it becomes public under your alias. If you win below your maximum, it stays sealed.",
canWithdrawBid: "Can I withdraw a bid?",
noCantLower: "No, and you can’t lower your maximum either. You confirm each bid before it’s sent. If the amount is more than 1.25 times the minimum next bid, you confirm it a second time.",
whyOutbidRight: "Why was I outbid right away?",
anotherBiddersMaximum: "Another bidder’s maximum was higher than yours, or equal to yours and placed earlier. The system immediately bid on that bidder’s behalf, up to that maximum.",
howDoKnow: "How do I know whether the reserve is met?",
bidPanelAlways: "The bid panel always tells you. You see a published reserve’s amount from the start, and a sealed reserve’s amount once it’s met or the auction is over. It stays sealed if the auction is canceled before the first bid or to correct a material fact. Once the reserve is met, it stays met.",
canSomeoneWin: "Can someone win by bidding in the last second?",
notBeingFast: "Not by being fast. A bid in the final minutes extends the auction, as many times as it takes. Everyone who has the page open sees the new end time. The auction’s terms set how far the end moves, usually to five minutes after the bid.",
lostConnectionWhile: "I lost my connection while I was bidding. Did my bid count?",
pageAsksServer: "The page asks our server whether your bid arrived. It resends a bid on its own in only one case: if our server is busy, the page retries the same bid for up to five seconds. The bid counts only once. If it didn’t arrive, the page asks you whether to place it at the current price. If the page can’t reach us, check your position in the auction once you’re back online. Your receipt is our server’s response to your bid. It contains the salt, which lets you show which ledger entry is yours.",
canSomeoneBid: "Can someone bid for the seller?",
termsForbidRefuse: ({ link }: { link: Tag }) => rich("The terms forbid it, and we refuse bids from accounts with a known conflict of interest: the seller’s accounts, our staff accounts, and accounts with a known connection to the seller. We can’t prove who is behind an account. ", link("See what we check"), "."),
};
