// Compiled from messages/en/no-house-bids.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const noHouseBidsPage = {
whoMayNot: "Who can’t bid",
refuseBidsKnown: "We refuse bids from accounts with a known conflict of interest. See whose bids we refuse, what our check can’t see, and how many bids we’ve refused so far.",
refuseBidsAccounts: "We refuse bids from accounts with a known conflict of interest, even bids below the reserve. We can’t prove who is behind an account.",
refusedFar: "Refused so far",
whoRefused: "Whose bids we refuse",
howCheck: "How we check",
bidsRefusedSince: ({ since }: { since: string | number }) => `Bids refused since ${since} because of a conflict of interest. Every attempt is included, except those from bid lists.`,
noSuchBids: "No bids have been refused yet because of a conflict of interest.",
sellersAccountAccounts: "The seller’s account, and accounts that belong to the selling organization or left it within the past year.",
accountsDeclaredSame: "Accounts that declared the same phone number, the same name and ZIP code, the same company or trust, or the same household as one of those accounts.",
staffAccountsEvery: "Our staff accounts, in every auction.",
accountsStaffLinked: "Accounts that our staff linked to the seller in other ways.",
checkSameTransaction: "We check each bid in the same step that accepts it, comparing the accounts and what both sides declared. A refused bid doesn’t change any price. In auctions scheduled since November 27, 2026, the ledger counts each person whose bid was refused this way while the auction was open, up to 100 in one auction. It doesn’t show who they were or how much they bid. It doesn’t count bids refused before the start or during a pause, or those from a bid list.",
checkCantSee: ({ link }: { link: Tag }) => rich("The check can’t see what people don’t declare. A seller could bid through someone else’s account, which the terms forbid. If you know of a conflict of interest, report it from the home’s page. You can ", link("recompute the prices"), " of an auction from its ledger; that checks the math, not who is behind an alias."),
};
