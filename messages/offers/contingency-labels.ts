// Compiled from messages/en/offers.json by `npm run messages`.

export const contingencyLabels = {
Inspection: "Inspection",
Financing: "Loan commitment",
Appraisal: "Appraisal",
SaleOfHome: "Sale of buyer’s home",
AttorneyApproval: "Attorney approval",
};
