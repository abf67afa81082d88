// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const changeSummary = {
noChangesYet: "No changes yet. Choose a step and update anything that’s no longer true.",
cantChangeSale: "You can’t change the sale type while the auction is scheduled or open",
cancelAuctionFirst: "Cancel the auction first, for one of the listed reasons.",
endsAuctionAnnounces: "This change ends the auction, and we’ll announce a new one",
auctionBidsBidders: ({ bidCount, step }: { bidCount: number; step: string | number }) => `The auction has ${formatCount(bidCount)} bid${(bidCount === 1 ? "" : "s")}, and bidders relied on what the listing said. When a reviewer approves the change, the auction will be canceled, and none of its bids will count. The new auction will start at least 24 hours later and use the dates you entered under “${step}.” We’ll notify every bidder of what changed.`,
auctionTermsFrozen: "Auction terms are frozen once the auction is scheduled. When a reviewer approves the change, this auction will be canceled, and the new one will start at least 24 hours later.",
changedFiguresDates: "Changes like these usually publish right away, without a review.",
reviewerChecksChange: "A reviewer checks the change first. Visitors see the published version until the change is approved.",
newAuctionAnnounced: "A new auction will be announced for the dates you entered.",
};
