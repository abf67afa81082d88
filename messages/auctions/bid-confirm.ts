// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidConfirm = {
buyHomeNow: "Buy this home now?",
placeBid: "Place this bid?",
maximum: "Your maximum",
cantWithdrawBid: ({ strong, amount }: { strong: Tag; amount: string | number }) => rich(strong("You can’t withdraw this bid or lower your maximum."), " If you win, you pay the final price, at most ", amount, ", plus closing costs."),
bidSubjectTerms: ({ link }: { link: Tag }) => rich("Your bid is subject to the ", link("terms of sale"), "."),
win: "If you win",
yesMeanMore: ({ amount }: { amount: string | number }) => `Yes, I mean ${amount}. It’s more than 25% above the minimum next bid.`,
checkBoxContinue: "Check this box to continue.",
placeBid2: "Place bid",
changeAmount: "Change amount",
};
