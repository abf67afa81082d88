// Compiled from messages/en/auctions.json by `npm run messages`.

export const cancelReasons = {
"title-defect": "A title defect was found.",
casualty: "The property was damaged.",
"bankruptcy-stay": "A bankruptcy stay stopped the sale.",
"court-order": "A court ordered the cancellation.",
"material-correction": "A material fact had to be corrected. The auction will be held again with the corrected facts.",
fraud: "Fraud was proven.",
"pre-auction-offer": "The seller accepted an offer before the first bid.",
};
