// Compiled from messages/en/lots.json by `npm run messages`.

export const lotReasons = {
"too-few": "Choose at least one more home.",
"too-many": "A lot can have up to 20 homes.",
"one-left": "A lot has at least 2 homes. To sell them separately, dissolve the lot.",
"lead-leaves": "The home that leads the lot can’t leave it, because its auction sells the lot. To sell it alone, dissolve the lot.",
shares: "Enter a share above 0% for each home, with up to two decimal places. The shares must add up to exactly 100%.",
"not-for-sale": "This home isn’t on the market.",
"change-open": "A change to this home isn’t published yet. Wait for the review, or discard the change.",
"in-another-lot": "This home is already in a lot.",
"no-lot": "This home doesn’t lead a lot. Reload the page to see its current status.",
"fixed-price": "This home has a fixed price. List it at auction first.",
"lead-needs-auction": "This home needs an announced auction, which becomes the auction of the lot.",
started: "The auction has started, so the lot can’t be changed anymore.",
"too-soon": "The auction must start at least 24 hours from now. Reschedule it first.",
"terms-differ": "The terms of sale differ. All homes of a lot need the same earnest money, days to close, payer of the transfer taxes, and owner-occupant head start.",
"no-contract": "The home that leads the lot has no contract of sale. Add the contract that conveys all homes of the lot.",
"contracts-differ": "The contract of sale differs. Bidders read one contract for all homes of a lot, so each home needs the same file.",
"offers-open": "This home has open offers. Decline them first.",
"lead-paint": "The auction starts too soon: for each home that may have lead paint, buyers get 10 days from its publication. Reschedule the auction first.",
};
