// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const reviewBid = {
newDevice: ({ link }: { link: Tag }) => rich("This is your first bid in this auction from this device. ", link("Add the device with one you’ve already bid with"), ", or the ledger will show it as “added by session.”"),
maximum: "Your maximum",
cantWithdrawBid: ({ strong, amount }: { strong: Tag; amount: string | number }) => rich(strong("You can’t withdraw this bid or lower your maximum."), " If you win, you pay the final price, at most ", amount, ", plus closing costs."),
cost: "Total cost",
noBuyersPremium: "No buyer’s premium.",
dates: "Dates",
datesIfWin: ({ signBy, closeBy }: { signBy: string | number; closeBy: string | number }) => `If you win and the auction ends on time, sign the contract by ${signBy} and close by ${closeBy}.`,
seller: "Seller",
disclosures: "Disclosures",
readDisclosures: ({ risks, documents }: { risks: Tag; documents: Tag }) => rich("Read the ", risks("risk report"), " and the ", documents("documents"), " before you bid."),
terms: "Terms",
subjectTerms: ({ link }: { link: Tag }) => rich("Your bid is subject to the ", link("terms of sale"), "."),
win: "If you win",
yesMeanMore: ({ amount }: { amount: string | number }) => `Yes, I want to bid ${amount}. It’s more than 25% above the minimum next bid.`,
checkBoxContinue: "Check this box to continue.",
placeBid: ({ amount }: { amount: string | number }) => `Place bid of ${amount}`,
changeAmount: "Change amount",
cantPlace: "You can no longer place this bid",
haventPlaced: ({ status, amount }: { status: string | number; amount: string | number }) => `${status} You haven’t placed your bid of ${amount}.`,
auctionIsntOpen: "The auction isn’t open.",
minimumRose: ({ minimum }: { minimum: string | number }) => `The minimum is now ${minimum}.`,
backAuction: "Back to auction",
};
