// Compiled from messages/en/no-house-bids.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const noHouseBidsPage = {
whoMayNot: "Who may not bid",
bidsFromKnown: "Bids from known conflicts of interest are refused: which accounts that covers, what it does not cover, and how many bids were refused so far.",
weRefuseBids: "We refuse bids from accounts with a known conflict of interest, even below the reserve. We cannot prove who is behind an account.",
refusedSoFar: "Refused so far",
whoRefused: "Who is refused",
whereChecked: "Where it is checked",
bidsRefusedTie: (v: { since: string | number }) => `Bids refused for a tie to the seller or to us since ${v.since}. Each attempt counts.`,
noSuchBid: "No such bid has been refused yet.",
sellersAccountAccounts: "The seller’s account, and accounts that belong to the selling organization or left it within a year.",
accountsDeclaredSame: "Accounts that declared the same phone number, the same name and ZIP code, the same company or trust, or the same household as one of those.",
ourStaffAccounts: "Our staff accounts, in every auction.",
accountsOurStaff: "Accounts that our staff tied to a seller in another way.",
sameTransactionAccepts: "In the same transaction that accepts a bid. It compares the accounts and what both sides declared. A refused bid enters no ledger and moves no price.",
checkCannotSee: (v: { link: Tag }) => rich("The check cannot see what people do not declare. A seller could bid through somebody else’s account. The terms forbid it. If you know of a tie, report it from the home’s page. You can ", v.link("recompute the prices"), " of an auction from its ledger; that checks the arithmetic, not who is behind an alias."),
};
