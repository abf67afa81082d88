// Compiled from messages/en/locations.json by `npm run messages`.

export const rules = {
taxesTitleInsurance: "Taxes and title insurance at closing",
occupantsFormerOwners: "Occupants, former owners, and redemption",
disclosuresRecords: "Disclosures and records",
taxesRulesApply: "Taxes and rules that apply here",
generalInformationNot: "This page and the county and city pages give general information, not legal or tax advice. Your attorney and title company calculate the actual amounts. A mailing address may show a city or village that the property isn’t in, so ask which municipality it’s in.",
allClosingCosts: "All closing costs",
countyRules: ({ county }: { county: string | number }) => `Taxes and rules in ${county}`,
stateRules: "Taxes and rules in New York State and its regions",
};
