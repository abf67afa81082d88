// Compiled from messages/en/lots.json by `npm run messages`.

export const lotReasons = {
"too-few": "Choose at least one more home.",
"too-many": "A lot can have up to 20 homes.",
"one-left": "A lot needs at least two homes. To sell them separately, dissolve the lot.",
"lead-leaves": "You can’t remove the home that leads the lot, because the lot is sold at its auction. To sell it separately, dissolve the lot.",
shares: "Enter a share above 0% for each home, with up to two decimal places. The shares must add up to exactly 100%.",
"not-for-sale": "This home isn’t on the market.",
"change-open": "This home’s listing has a change that isn’t published yet. Wait for the review, or discard the change.",
"in-another-lot": "This home is already in a lot.",
"no-lot": "This home doesn’t lead a lot. Reload the page to see its current status.",
"fixed-price": "This home has a fixed price. List it for auction first.",
"lead-needs-auction": "This home needs an upcoming auction, which will become the lot’s auction.",
started: "The auction has started, so the lot can no longer be changed.",
"too-soon": "The auction must start at least 24 hours from now. Reschedule it first.",
"terms-differ": "The terms of sale differ. All homes in a lot need the same earnest money, days to close, and owner-occupant head start, and the same side must pay the transfer taxes.",
"no-contract": "The home that leads the lot has no contract of sale. Add the contract that conveys all homes in the lot.",
"contracts-differ": "The contract of sale differs. Bidders read one contract for all homes in a lot, so each home needs the same file.",
"offers-open": "This home has open offers. Decline them first.",
"lead-paint": "The auction starts too soon: buyers get ten days to inspect each home that may have lead paint, starting on the day its listing is published. Reschedule the auction first.",
};
