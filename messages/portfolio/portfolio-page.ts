// Compiled from messages/en/portfolio.json by `npm run messages`.

export const portfolioPage = {
portfolio: "Portfolio",
portfolioOf: ({ name }: { name: string | number }) => `Portfolio of ${name}`,
noHomes: "No homes yet",
noHomesText: "Import a spreadsheet with all your homes, or list one by hand. All your organization’s homes appear here, from first draft to sale.",
importTable: "Import a spreadsheet",
noneMatch: "No homes match",
noneMatchText: "Try removing a filter, or use fewer search words.",
showAll: "Show all homes",
};
