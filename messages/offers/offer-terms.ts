// Compiled from messages/en/offers.json by `npm run messages`.

export const offerTerms = {
price: "Price",
estimatedNet: "Estimated net to you",
financing: "Financing",
earnestMoney: "Earnest money",
closingDate: "Closing date",
contingencies: "Contingencies",
proofFunds: "Proof of funds",
};
