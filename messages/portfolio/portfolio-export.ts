// Compiled from messages/en/portfolio.json by `npm run messages`.

export const portfolioExport = {
listing: "Listing number",
street: "Street",
unit: "Unit",
city: "City",
zip: "ZIP code",
lot: "Lot’s listing number",
lotHome: "Home in lot",
lotHomeOf: ({ home, homes }: { home: string | number; homes: string | number }) => `${home} of ${homes}`,
openQuestions: "Open questions",
daysListed: "Days listed",
priceKind: "Price type",
nextKind: "Next date type",
needsAction: "Needs action",
yes: "Yes",
no: "No",
tooOften: "Too many exports. Wait a minute, then try again.",
tooManyRows: ({ most }: { most: string | number }) => `An export can include up to ${most} homes. Narrow the filters and export again.`,
};
