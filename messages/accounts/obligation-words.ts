// Compiled from messages/en/accounts.json by `npm run messages`.

export const obligationWords = {
staff: "You’re on our staff. Another staff member must remove your staff role first.",
bids: "You’re leading an auction, or a decision on your bid is pending. Wait for the outcome.",
purchases: "You’re buying a home, and the purchase hasn’t closed. Complete the closing first.",
"back-up": "You’ve been offered a home as a backup buyer. Accept or decline it first.",
defaults: "You didn’t complete a purchase, and our staff hasn’t resolved the case yet. Contact us.",
sales: "One of your homes is on the market or in closing. Withdraw the home or complete the closing first.",
organisations: "You belong to an organization. Leave it first. If you’re its only owner, transfer ownership or dissolve it.",
visits: "You have an upcoming showing that you requested. Cancel it first.",
};
