// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const reasons = {
"not-found": "The home no longer exists, or it no longer belongs to your organization.",
"changed-since": "The home changed after the preview.",
"wrong-status": "The home’s status doesn’t allow this action.",
rules: "An answer is missing, or a rule isn’t met. Open the home to see the details.",
"needs-contract": "The contract of sale is missing. Add it to the home, or upload it once under “Documents for all homes.”",
"nothing-changed": "The home is already on the market, and nothing about it has changed.",
"fixed-price": "The home is for sale at a fixed price.",
"not-fixed-price": "The home isn’t for sale at a fixed price.",
"not-published": "The home isn’t published yet. Change the price in its draft.",
"edit-in-progress": "The home has an edit in progress. Submit or discard that edit first.",
"approval-requested": "A second person must approve this. Make the change on the home’s page, where you can request approval.",
"needs-review": "A reviewer must approve this change. Make it on the home’s page.",
"not-off-market": "The home is neither withdrawn nor on hold.",
"no-price": "The home has no list price.",
"not-in-table": "The home isn’t in your spreadsheet.",
"price-not-lower": "The new price isn’t lower.",
"below-floor": "The new price would be below the lowest price you set.",
"not-reached": "The action ended before it reached this home.",
};
