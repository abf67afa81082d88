// Compiled from messages/en/portfolio.json by `npm run messages`.

export const portfolioFilters = {
quick: "Homes by status",
all: "All",
action: "Needs action",
search: "Address, asset number, or parcel",
sort: "Sort by",
apply: "Apply",
more: ({ count }: { count: number }) => `Filters and columns${(count === 0 ? "" : ` (${count} active)`)}`,
onlyAction: "Only homes that need action",
status: "Status",
county: "County",
city: "City or town",
severalHelp: "Use commas to separate multiple entries.",
zip: "ZIP code",
zipHelp: "Use commas to separate multiple entries. To match a wider area, enter only the first three digits.",
kind: "Property type",
occupancy: "Occupancy",
min: "Minimum price",
max: "Maximum price",
columns: "Columns",
clear: "Clear filters",
};
