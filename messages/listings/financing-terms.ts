// Compiled from messages/en/listings.json by `npm run messages`.

export const financingTerms = {
Cash: "cash",
Conventional: "conventional loan",
FHA: "FHA loan",
VA: "VA loan",
RenovationLoan: "renovation loan",
Commercial: "commercial loan",
};
