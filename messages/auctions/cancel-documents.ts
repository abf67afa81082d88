// Compiled from messages/en/auctions.json by `npm run messages`.

export const cancelDocuments = {
"title-defect": "title report",
casualty: "damage report",
"bankruptcy-stay": "notice of the bankruptcy case",
"court-order": "court order",
"material-correction": "proof of the corrected fact",
fraud: "proof of the fraud",
"pre-auction-offer": "accepted offer",
};
