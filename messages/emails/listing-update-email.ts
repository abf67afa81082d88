// Compiled from messages/en/emails.json by `npm run messages`.

export const listingUpdateEmail = {
viewHome: "View home",
why: {
seller: "You’re receiving this email because this is your listing.",
bidder: "You’re receiving this email because you bid on this home.",
watcher: "You’re receiving this email because you saved this home. To stop these emails, remove it from your saved homes.",
},
change: ({ label, before, after }: { label: string | number; before: string | number; after: string | number }) => `${label}
  before: ${before}
  now: ${after}`,
becomeBackupBuyer: "Become a backup buyer",
soldFor: "Sold for",
highBid: "High bid",
yourMaximum: "Your maximum",
changed: {
title: "Listing updated",
text: ({ changes }: { changes: string | number }) => `The seller updated the following:

${changes}`,
},
corrected: {
title: "Auction canceled and rescheduled",
text: ({ changes, startsAt, endsAt, role }: { changes: string | number; startsAt: string | number; endsAt: string | number; role: string }) => `A material fact was corrected, so the auction was canceled. None of its bids count, and no one is bound.

${changes}

A new auction opens ${startsAt} and ends ${endsAt}.${(role === "bidder" ? " Bid again if you still want the home." : "")}`,
},
auctionMoved: {
title: "Auction rescheduled",
text: ({ startsAt, endsAt }: { startsAt: string | number; endsAt: string | number }) => `The auction has new dates. It opens ${startsAt} and ends ${endsAt}.`,
},
reserveLowered: {
title: "Reserve lowered",
sealed: "The seller lowered the sealed reserve. It can be lowered only once.",
open: ({ reserve }: { reserve: string | number }) => `The seller lowered the reserve to ${reserve}. It can be lowered only once.`,
},
auctionPaused: {
title: "Auction paused",
text: "Our staff paused the auction. We won’t accept bids during the pause, and the auction will be extended by the length of the pause. All bids remain in effect.",
},
auctionResumed: {
title: "Auction resumed",
text: ({ endsAt }: { endsAt: string | number }) => `The paused auction is open for bidding again. It now ends ${endsAt}. All bids remain in effect.`,
},
auctionReopened: {
title: "Auction reopened",
text: ({ endsAt }: { endsAt: string | number }) => `Our site was down when this auction ended, so we reopened it. It now ends ${endsAt}. All bids remain in effect, and you can bid again until then. The outage is recorded in the auction’s public ledger.`,
},
outageExtended: {
title: "Auction extended",
text: ({ endsAt }: { endsAt: string | number }) => `Our site was down in the final minutes of this auction, so we extended it. It now ends ${endsAt}. All bids remain in effect, and you can bid again until then. The outage is recorded in the auction’s public ledger.`,
},
auctionCanceled: {
title: "Auction canceled",
text: ({ reason }: { reason: string | number }) => `The auction was canceled: ${reason}. None of its bids count, and no one is bound.`,
withDocument: ({ text, kind, hash }: { text: string | number; kind: string | number; hash: string | number }) => `${text}

We have a document (${kind}) that shows the reason. Only our staff can read it. Its SHA-256 hash is in the public bid history: ${hash}`,
},
takenDown: {
title: "Taken down",
text: "Our staff took this home off the market.",
withAuction: ({ reason }: { reason: string | number }) => `Our staff took this home off the market. Its auction was canceled: ${reason}. None of its bids count, and no one is bound.`,
},
withdrawn: {
title: "Off the market",
text: "The seller took this home off the market.",
},
endingSoon: {
title: "Ending soon",
text: ({ endsAt }: { endsAt: string | number }) => `The auction ends ${endsAt}. A bid near the end will extend it.`,
},
extended: {
title: "Auction extended",
text: ({ endsAt }: { endsAt: string | number }) => `A late bid extended the auction to ${endsAt}. Another bid near the end will extend it again. The home’s page always shows the current end time.`,
},
lost: {
title: "Auction ended",
text: "Another bidder had the high bid, but it didn’t meet the reserve, so the seller will decide whether to accept it. You’re no longer bound by your bid.",
},
lostToBuyNow: {
title: "Sold (Buy Now)",
text: "Another buyer bought the home at the Buy Now price, so the auction is over. You’re no longer bound by your bid. If that sale doesn’t close, the home may go to a backup buyer.",
},
relisted: {
title: "For sale again",
text: "This home is for sale again.",
withAuction: ({ startsAt, endsAt }: { startsAt: string | number; endsAt: string | number }) => `This home is scheduled for auction. Bidding opens ${startsAt} and ends ${endsAt}.`,
},
lostToSale: {
title: "Another bidder won",
text: "Another bidder won. You’re no longer bound by your bid. If that sale doesn’t close, the home may go to a backup buyer.",
},
};
