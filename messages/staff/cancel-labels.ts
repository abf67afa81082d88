// Compiled from messages/en/staff.json by `npm run messages`.

export const cancelLabels = {
"title-defect": "Title defect",
casualty: "Damage to the property",
"bankruptcy-stay": "Bankruptcy stay",
"court-order": "Court order",
"material-correction": "Incorrect material fact",
fraud: "Proven fraud",
"pre-auction-offer": "Offer accepted before the first bid",
};
