// Compiled from messages/en/staff.json by `npm run messages`.

export const cancelLabels = {
"title-defect": "The title has a defect",
casualty: "The property was damaged",
"bankruptcy-stay": "A bankruptcy stay",
"court-order": "A court order",
"material-correction": "A material fact is wrong",
fraud: "Proven fraud",
"pre-auction-offer": "An offer was accepted before the first bid",
};
