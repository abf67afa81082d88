// Compiled from messages/en/auctions.json by `npm run messages`.

export const decisionRefusalWords = {
"signed-out": "Your decision was not recorded. Sign in again to decide.",
"not-seller": "Only the seller of this home can accept, counter, or decline a bid below the reserve.",
viewer: "You’re a viewer in this organization, so you can see this but not change it. An owner can change your role.",
"not-high-bidder": "Only the high bidder can respond to the counteroffer.",
"over-limit": "Your decision was not recorded. The price is above your bid limit. Request a higher limit with proof of funds before the deadline.",
"not-found": "We couldn’t find this auction. Reload the page.",
"not-due": "The decision deadline hasn’t passed yet.",
"too-late": "The decision deadline has passed. Neither side is bound.",
"no-decision-open": "There’s nothing left to decide. See the bid history for the outcome.",
"invalid-amount": "Enter a whole-dollar amount above the high bid, up to your reserve.",
"rate-limited": "Too many attempts in a short time. Wait a moment, then try again.",
busy: "Your decision was not recorded because the site is busy. Try again.",
};
