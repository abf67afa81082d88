// Compiled from messages/en/auctions.json by `npm run messages`.

export const cancelWords = {
"title-defect": "a title defect",
casualty: "damage to the property",
"bankruptcy-stay": "a bankruptcy stay",
"court-order": "a court order",
"material-correction": "a material fact was corrected",
fraud: "proven fraud",
"pre-auction-offer": "an offer was accepted before the first bid",
};
