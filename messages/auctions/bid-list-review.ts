// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidListReview = {
title: "Review your list",
notYet: "No bids have been placed yet. Check your list, then authorize and start it.",
order: "Your order",
item: ({ home, maximum }: { home: string | number; maximum: string | number }) => `${home}, up to ${maximum}`,
contract: "Contract of sale",
noContract: "There’s no contract of sale to read before the auction: the seller sends it afterward.",
rules: "How your list works",
oneAtATime: "Your list bids your maximum on the first home. It moves on to the next only after another bidder takes the lead, the auction is canceled, or the auction ends without a sale to you.",
waits: "Your list waits as long as you could still win the home, including while the auction is paused or extended and while the seller considers a bid below the reserve.",
skips: "Your list skips a home if the price is above your maximum or the auction has already ended, and it never goes back to that home.",
withdrawal: "Like any maximum bid, a bid your list has placed can’t be withdrawn or lowered. You can stop the rest of the list at any time.",
ledger: "The public ledger marks the list’s bids. It doesn’t show your other homes until the list bids on them. Our server places these bids later, so your browser can’t sign them.",
consent: "I authorize the site to bid for me in this order, up to these maximums. If my list wins a home, I’m obligated to sign its contract of sale.",
leadPaint: ({ pamphletName, waiver }: { pamphletName: string | number; waiver: string | number }) => `For each home that may have lead paint, I have received its lead paint disclosure and the ${pamphletName}. ${waiver}`,
pamphlet: "EPA pamphlet",
disclosure: ({ home }: { home: string | number }) => `Lead paint disclosure for ${home}`,
noDisclosure: ({ home }: { home: string | number }) => `The seller hasn’t posted a lead paint disclosure for ${home}.`,
start: "Start the list",
starting: "Starting…",
change: "Change the list",
};
