// Compiled from messages/en/offers.json by `npm run messages`.

export const contingencyWords = {
Inspection: "Home inspection",
Financing: "Loan commitment",
Appraisal: "Appraisal at or above the price",
SaleOfHome: "Sale of the buyer’s current home",
AttorneyApproval: "Approval of the contract by the buyer’s attorney",
};
