// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidConfirm = {
buyHomeNow: "Buy this home now?",
placeBid: "Place this bid?",
maximum: "Your maximum",
cantWithdrawBid: (v: { strong: Tag; amount: string | number }) => rich(v.strong("You can’t withdraw this bid or lower your maximum."), " If you win, you pay the final price, at most ", v.amount, ", plus closing costs."),
bidSubjectTerms: (v: { link: Tag }) => rich("Your bid is subject to the ", v.link("terms of sale"), "."),
win: "If you win",
yesMeanMore: (v: { amount: string | number }) => `Yes, I mean ${v.amount}. It’s more than 25% above the minimum next bid.`,
checkBoxContinue: "Check this box to continue.",
placeBid2: "Place bid",
changeAmount: "Change amount",
};
