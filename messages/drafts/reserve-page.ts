// Compiled from messages/en/drafts.json by `npm run messages`.

export const reservePage = {
title: "Review the new reserve",
changed: "The auction has changed since your review",
changedText: "There was a new bid or another change, so the reserve wasn’t lowered. Review what would happen now, then confirm again.",
refused: "The reserve can’t be lowered to this amount",
back: "Change the amount",
backToListing: "Back to the listing",
now: "Current reserve",
next: "New reserve",
highBid: "High bid",
noBids: "No bids yet",
follows: "What happens next",
met: ({ bid, endsAt }: { bid: string | number; endsAt: string | number }) => `The high bid of ${bid} meets the new reserve. The home will sell to the high bidder when the auction ends (${endsAt}), and you must sign the contract of sale.`,
notMet: ({ reserve }: { reserve: string | number }) => `No visible bid meets the new reserve yet. If the leading bidder’s hidden maximum reaches it, the price rises to ${reserve} and the reserve is met immediately.`,
noneYet: ({ reserve }: { reserve: string | number }) => `The first bid of ${reserve} or more meets the new reserve.`,
once: "After this, you can’t raise the reserve or lower it again.",
published: "Everyone will see the new reserve, and we’ll notify followers of the home.",
sealed: "The new reserve stays sealed until it’s met or the auction is over. The current one becomes public when the auction is over. We’ll notify followers of the home that you lowered it.",
sealedEarlier: "The new reserve stays sealed at least until it’s met or the auction is over. The current one won’t become public. We’ll notify followers of the home that you lowered it.",
confirm: ({ reserve }: { reserve: string | number }) => `Lower reserve to ${reserve}`,
};
