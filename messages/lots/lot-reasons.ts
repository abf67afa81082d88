// Compiled from messages/en/lots.json by `npm run messages`.

export const lotReasons = {
"too-few": "Choose at least one more home.",
"too-many": "A lot has at most 20 homes.",
shares: "Enter a share above 0% for each home, with at most two decimals. Together they must be exactly 100%.",
"not-for-sale": "This home isn’t on the market.",
"change-open": "A change of this home isn’t published yet. Wait for the review, or discard the change.",
"in-another-lot": "This home is already in a lot.",
"no-lot": "This home leads no lot. Reload the page to see its current status.",
"fixed-price": "This home has a fixed price. List it at auction first.",
"lead-needs-auction": "This home needs an announced auction, which becomes the auction of the lot.",
started: "The auction has started, so the lot can’t be changed anymore.",
"too-soon": "The auction must start at least 24 hours from now. Reschedule it first.",
"terms-differ": "The terms of sale differ. All homes of a lot need the same earnest money, days to close, payer of the transfer taxes, and days for owner-occupants.",
"offers-open": "This home has open offers. Decline them first.",
"lead-paint": "The auction starts too soon: buyers of each home that may have lead paint get 10 days from its publication. Reschedule the auction first.",
};
