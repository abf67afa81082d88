// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const reasons = {
"not-found": "The home no longer exists, or it’s no longer your organization’s.",
"changed-since": "It changed after the preview.",
"wrong-status": "Its status doesn’t allow this.",
rules: "An answer is missing, or a rule isn’t met. Open the home to see the details.",
"needs-contract": "The contract of sale is missing. Add it to the home, or once for all homes under your organization’s documents.",
"nothing-changed": "It’s on the market already, and nothing about it has changed.",
"fixed-price": "It’s for sale at a fixed price.",
"not-fixed-price": "It’s not for sale at a fixed price.",
"not-published": "It’s not published yet. Change the price in its draft.",
"edit-in-progress": "It has an edit in progress. Submit or discard that edit first.",
"approval-requested": "A second person must approve this. Make the change on the home’s page, where you can request approval.",
"needs-review": "A reviewer must see this change. Make it on the home’s page.",
"not-off-market": "It’s neither withdrawn nor on hold.",
"no-price": "It has no list price.",
"not-in-table": "It’s not in your spreadsheet.",
"price-not-lower": "The new price isn’t lower.",
"below-floor": "The new price would be below your lowest price.",
"not-reached": "The action ended before this home’s turn.",
};
