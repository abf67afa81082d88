// Compiled from messages/en/offers.json by `npm run messages`.

export const contingencyWords = {
Inspection: "Home inspection",
Financing: "Loan commitment",
Appraisal: "Appraisal at the price",
SaleOfHome: "Sale of the buyer’s current home",
AttorneyApproval: "The buyer’s attorney’s approval of the contract",
};
