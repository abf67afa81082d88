// Compiled from messages/en/auctions.json by `npm run messages`.

export const cancelWords = {
"title-defect": "a title defect",
casualty: "damage to the property",
"bankruptcy-stay": "a bankruptcy stay",
"court-order": "a court order",
"material-correction": "correction of a material fact",
fraud: "proven fraud",
"pre-auction-offer": "an offer accepted before the first bid",
};
