// Compiled from messages/en/costs.json by `npm run messages`.

export const cliffNames = {
"mansion-tax": "mansion tax",
"loan-costs": "loan costs",
"mortgage-tax": "mortgage recording tax",
"local-tax": ({ place }: { place: string | number }) => `${place} tax`,
"local-tax-in-full": ({ place }: { place: string | number }) => `${place} tax without an allowance`,
"city-transfer-tax": "New York City transfer tax",
"higher-city-transfer-tax": "higher New York City transfer tax rate",
"additional-state-transfer-tax": "additional state transfer tax in New York City",
liens: "transfer tax on liens that stay with the home",
};
