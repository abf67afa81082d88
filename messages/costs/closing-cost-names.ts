// Compiled from messages/en/costs.json by `npm run messages`.

export const closingCostNames = {
stateTransferTax: "State transfer tax",
cityTransferTax: "New York City transfer tax",
mansionTax: "Mansion tax",
supplementalTax: "Supplemental tax, New York City",
peconicBayTax: "Peconic Bay tax, eastern Suffolk",
localTransferTaxes: "Other local transfer taxes",
mortgageRecordingTax: "Mortgage recording tax",
titleInsurance: "Owner’s title insurance",
attorney: "Your attorney",
searchAndRecording: "Title search and recording",
};
