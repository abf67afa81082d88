// Compiled from messages/en/locations.json by `npm run messages`.

export const comparisons = {
newYorkState: "New York State",
allPropertyTypes: "All property types",
county: ({ county }: { county: string | number }) => `${county} County`,
};
